export { type Noise, noises } from './noises.js'
