import { limits } from '../limits.js'

/**
 * Cost of a request for a grammar, known before it is sent.
 *
 * @param grammar the one that is sent to be changed or translated; empty for a new one.
 * @returns whole credits, 1 or more.
 */
export const creditsOf = (grammar = ''): number =>
  1 + Math.ceil(grammar.length / limits.generationCharactersPerCredit)
