// Runs before anything is painted.
import { keptTheme, showTheme } from './appearance.js'

const { dataset } = document.documentElement
dataset.scripted = ''
if (window.parent !== window) dataset.framed = ''
showTheme(keptTheme())
