import type { Grammar } from '../syntax/ast.js'
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
import type { Symbols } from './symbols.js'

type Parsed = {
  readonly grammar: Grammar
  readonly symbols: Symbols
  readonly syntaxProblems: readonly Problem[]
}

/** Problems beyond spelling, one check after the other. */
export function problemsOfMeaning({ grammar, symbols, syntaxProblems }: Parsed): Problem[] {
  if (syntaxProblems.some(({ code }) => code === 'unterminated-comment')) return []
  const { ordered, cycles } = ruleOrder(symbols)
  const isReadable = syntaxProblems.every(({ severity }) => severity === 'warning')
  return [
    ...checkStatements(grammar, symbols),
    ...checkReferences(symbols),
    ...checkDuplicateRules(symbols),
    ...checkRecursion(cycles),
    ...checkSlots(symbols),
    ...checkDuplicateAlternatives(symbols),
    ...(isReadable ? [...checkSilence(symbols, ordered), ...checkUnused(symbols)] : []),
  ]
}
