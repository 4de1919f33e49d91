export type { Expansion as JsgfExpansion, ReferenceExpansion as JsgfReference } from '../convert/expansion.js'
export type {
  ForeignGrammar as JsgfGrammar,
  ForeignRule as JsgfRule,
  Target as JsgfTarget,
} from '../convert/ForeignGrammar.js'
export type { Position, Range } from '../syntax/position.js'
export { JsgfError, type JsgfFault } from './JsgfError.js'
export { type ParseJsgfOptions, parseJsgf } from './parseJsgf.js'
