import { limits } from '@saywright/api/contract'
import { EngineFailure } from '../../failures/EngineFailure.js'
import { grammarProblem } from './grammarProblem.js'
import { networkSize } from './networkSize.js'
import { rulesInOrder } from './rulesInOrder.js'
import type { Grammar } from './tree.js'

// Measured on chains, lists and doubled rules of 1,000 to 30,000 words.
const bytesPerWord = 3600
const bytesPerPair = 1000

/**
 * Checks what the engine cannot survive: a rule that is missing, recursive, or enormous once written out.
 *
 * @throws EngineFailure `grammar_error`, or `grammar_too_large` for a network that would take more than about a second
 *   and some tens of megabytes to build.
 */
export function checkGrammar(grammar: Grammar): void {
  if (![...grammar.rules.values()].some(({ isPublic }) => isPublic)) throw grammarProblem('no rule is public')
  const { words, pairs, triples } = networkSize(grammar, rulesInOrder(grammar))
  const bytes = words * bytesPerWord + pairs * bytesPerPair
  // Not "more than": what is enormous enough is no number any more.
  if (!(bytes <= limits.networkMaxBytes && triples <= limits.networkMaxSteps))
    throw new EngineFailure('grammar_too_large')
}
