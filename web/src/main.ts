/** Opens the page. */
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './app/settings.svelte'
import { speak } from './app/words'

void speak(settings.language).then(() => mount(App, { target: document.getElementById('page')! }))
