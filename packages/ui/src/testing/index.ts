export { axeProblems, finishAnimations } from './axe.js'
export { blueFilm } from './blueFilm.js'
export { messagesIn } from './messagesIn.js'
