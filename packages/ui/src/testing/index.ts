export { axeProblems } from './axe.js'
