/* Starts the client. */
import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startPwa } from './lib/pwa';

const target = document.getElementById('app');
if (target) mount(App, { target });
startPwa();
