import { mount } from 'svelte';
import App from './App.svelte';
import { FRAMED } from './lib/api';
import { foresee } from './boards/registry';
import { piece } from './lib/pieces';
import { settings } from './lib/settings.svelte';
import { learn } from './lib/words.svelte';
import './styles/fonts.css';
import './styles/base.css';

// a table’s code comes while the words do, and with it the board that is likely to be wanted
if (location.pathname.startsWith('/table/')) {
  void import('./pages/OpenTable.svelte');
  foresee();
}

await piece(() => learn(settings.language));
// says what is the matter when there is no network
if (import.meta.env.PROD && !FRAMED) navigator.serviceWorker?.register('/sw.js').catch(() => {});
mount(App, { target: document.getElementById('app')! });
