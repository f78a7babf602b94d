/** Opens the page. */
import { mount } from 'svelte'
import App from './App.svelte'
import { languageOf, speak } from './words'

void speak(languageOf(navigator.languages)).then(() =>
  mount(App, { target: document.getElementById('page')! }),
)
