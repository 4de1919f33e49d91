export { createPico } from './createPico.js'
