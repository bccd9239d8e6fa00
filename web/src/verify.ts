/** The verify page by itself: a file that somebody keeps, and opens without any server. */

import { mount } from 'svelte';
import './app.css';
import VerifyPage from '$lib/audit/VerifyPage.svelte';
import { language } from '$lib/language/messages.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('The page has no element with the id `page`.');
void language
  .speak(language.first(null))
  .then(() => language.learn('audit', 'desk'))
  .then(() => mount(VerifyPage, { target, props: { alone: true } }));
