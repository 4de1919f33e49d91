import type { PathStep } from '../match/trace.js'
import type { Range } from '../syntax/position.js'

/** Place of the words that make the difference between two sentences. */
export interface SoundAlikePlace {
  /** In the text of the grammar itself; of words of an imported rule, the reference that leads to it. */
  readonly range: Range
  /** Name of the rule whose body contains the words, without brackets. */
  readonly rule: string
  /** Name of the imported grammar that contains the rule; `undefined` for the grammar itself. */
  readonly grammar: string | undefined
  /** Name of the slot, when the words are one of its values. */
  readonly slot: string | undefined
}

/** The place of the first of some words and slots. */
export function placeOfSteps([step]: readonly PathStep[]): SoundAlikePlace | undefined {
  if (!step) return undefined
  const { range, rule, grammar, kind, name } = step
  return { range, rule, grammar, slot: kind === 'slot' ? name : undefined }
}
