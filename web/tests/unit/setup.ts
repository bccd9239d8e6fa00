import { language } from '../../src/lib/language/messages.svelte';

await language.speak('en');
// A page learns what is said on it; here everything may be said.
const files = Object.keys(import.meta.glob('../../src/messages/en/*.ftl'));
const begun = Object.keys((await import('../../src/messages/en')).default);
const nameOf = (path: string) => /([a-z-]+)\.ftl$/.exec(path)?.[1] ?? '';
const there = new Set(begun.map(nameOf));
await language.learn(...files.map(nameOf).filter((room) => !there.has(room)));
