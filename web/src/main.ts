import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('The page has no element with the id `page`.');
mount(App, { target });
