import type { Grammar } from '../syntax/ast.js'
import { parse } from '../syntax/parse.js'
import { checkDuplicateAlternatives } from './checkDuplicateAlternatives.js'
import { checkDuplicateRules } from './checkDuplicateRules.js'
import { checkRecursion } from './checkRecursion.js'
import { checkReferences } from './checkReferences.js'
import { checkSilence } from './checkSilence.js'
import { checkSlots } from './checkSlots.js'
import { checkStatements } from './checkStatements.js'
import { checkUnused } from './checkUnused.js'
import type { Problem } from './problem.js'
import { ruleOrder } from './ruleOrder.js'
import { symbolsOf } from './symbols.js'

/**
 * Every problem of a source text, in the order of the text.
 *
 * Checks that would only repeat the consequence of another problem stay silent: what is unused or silent is
 * not told while the spelling is wrong, and nothing is called missing behind a comment that never ends.
 *
 * @param source the text of one grammar file. 2,000 lines take a few milliseconds.
 * @returns problems with 1-based lines and columns; empty when the grammar is ready to compile.
 */
export function lint(source: string): Problem[] {
  const { grammar, problems } = parse(source)
  const found = [...problems, ...checkMeaning(grammar, problems)]
  return found.toSorted((a, b) => a.range.start.offset - b.range.start.offset)
}

function checkMeaning(grammar: Grammar, syntaxProblems: readonly Problem[]): Problem[] {
  if (syntaxProblems.some(({ code }) => code === 'unterminated-comment')) return []
  const symbols = symbolsOf(grammar)
  const { ordered, circles } = ruleOrder(symbols)
  const isReadable = syntaxProblems.every(({ severity }) => severity === 'warning')
  return [
    ...checkStatements(grammar, symbols),
    ...checkReferences(symbols),
    ...checkDuplicateRules(symbols),
    ...checkRecursion(circles),
    ...checkSlots(symbols),
    ...checkDuplicateAlternatives(symbols),
    ...(isReadable ? [...checkSilence(symbols, ordered), ...checkUnused(symbols)] : []),
  ]
}
