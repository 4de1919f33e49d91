export { foldText, searchWords } from './foldText.js'
export { isolate } from './isolate.js'
export { matchesText } from './matchText.js'
