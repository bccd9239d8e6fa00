import { mount } from 'svelte';
import './letters.css';
import './app.css';
import { language } from '$lib/language/messages.svelte';
import App from './App.svelte';
import { fetchAhead } from './routes/pages';

const target = document.getElementById('page');
if (!target) throw new Error('The page has no element with the id `page`.');
const code = language.first(new URLSearchParams(location.search).get('lang'));
fetchAhead(new URL(location.href));
await language.speak(code);
mount(App, { target });

// Over plain HTTP a browser keeps nothing: then the pages need the server, as ever.
const keeper = navigator.serviceWorker as ServiceWorkerContainer | undefined;
if (import.meta.env.PROD) void keeper?.register('/sw.js').catch(() => undefined);
