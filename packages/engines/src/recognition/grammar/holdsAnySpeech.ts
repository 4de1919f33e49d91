import { anySpeech, type Expansion, type Grammar, partsOf } from './tree.js'

/** Whether a rule of a grammar lets any speech pass. */
export const holdsAnySpeech = ({ rules }: Grammar): boolean =>
  [...rules.values()].some(({ expansion }) => isOpen(expansion))

const isOpen = (expansion: Expansion): boolean =>
  expansion.kind === 'reference' ? expansion.rule === anySpeech : partsOf(expansion).some(isOpen)
