export { drawSpectrum } from './drawSpectrum.js'
export { spectrumOfUtterance } from './spectrumOfUtterance.js'
