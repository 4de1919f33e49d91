export { axeProblems, finishAnimations } from './axe.js'
