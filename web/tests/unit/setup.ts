import { language } from '../../src/lib/language/messages.svelte';

await language.speak('en');
