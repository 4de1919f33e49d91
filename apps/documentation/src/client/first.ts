// Runs before anything is painted.
import { keptTheme, showTheme } from './appearance.js'
import { chosenLocale, keptLocale } from './locale.js'

const { dataset } = document.documentElement
dataset.scripted = ''
if (window.parent !== window) dataset.framed = ''
showTheme(keptTheme())
const chosen = chosenLocale(location, keptLocale())
if (chosen) location.replace(chosen)
