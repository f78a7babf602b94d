/** Opens the page. */
import { mount } from 'svelte'
import App from './App.svelte'
import { keepForLater, loadAnewWhenParted } from './app/offline'
import { settings } from './app/settings.svelte'
import { speak } from './app/words'
import { AHEAD } from './games/trainers'

loadAnewWhenParted()
window.addEventListener('load', () => keepForLater(['/api/games', ...AHEAD]))

// A task for the words and one for the page: a touch between them is heard.
void speak(settings.language).then(() =>
  setTimeout(() => mount(App, { target: document.getElementById('page')! })),
)
