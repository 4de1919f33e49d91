export { createFlite } from './createFlite.js'
