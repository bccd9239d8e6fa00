import { language } from '../../src/lib/ui/messages.svelte';

await language.speak('en');
