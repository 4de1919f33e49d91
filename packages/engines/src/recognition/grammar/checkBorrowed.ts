import { limits } from '@saywright/api/contract'
import { EngineFailure } from '../../failures/EngineFailure.js'
import { maxChoices } from './maxChoices.js'
import { rulesInOrder } from './rulesInOrder.js'
import type { Grammar } from './tree.js'
import { vocabularyOf } from './vocabularyOf.js'

/**
 * Checks that a grammar is small enough for sounds of another language to tell its sentences apart.
 *
 * @throws EngineFailure `borrowed_grammar_too_large` with how many `words` or `choices` it has.
 */
export function checkBorrowed(grammar: Grammar): void {
  const words = vocabularyOf(grammar).length
  if (words > limits.borrowedWords)
    throw new EngineFailure('borrowed_grammar_too_large', { errors: { words: String(words) } })
  const choices = maxChoices(grammar, rulesInOrder(grammar))
  if (choices > limits.borrowedChoices)
    throw new EngineFailure('borrowed_grammar_too_large', { errors: { choices: String(choices) } })
}
