import { type ImportOptions, importsOf } from '../imports/linkedImports.js'
import { ruleOrder } from '../symbols/ruleOrder.js'
import type { Symbols } from '../symbols/symbols.js'
import type { Grammar } from '../syntax/ast.js'
import type { Problem } from '../syntax/problem.js'
import { checkDuplicateAlternatives } from './checkDuplicateAlternatives.js'
import { checkDuplicateRules } from './checkDuplicateRules.js'
import { checkImports } from './checkImports.js'
import { checkRecursion } from './checkRecursion.js'
import { checkReferences } from './checkReferences.js'
import { checkSilence } from './checkSilence.js'
import { checkSlots } from './checkSlots.js'
import { checkStatements } from './checkStatements.js'
import { checkUnused } from './checkUnused.js'
import { silentImports } from './silentImports.js'

type Parsed = {
  readonly grammar: Grammar
  readonly symbols: Symbols
  readonly syntaxProblems: readonly Problem[]
}

/** Problems beyond spelling, one check after the other. */
export function problemsOfMeaning(parsed: Parsed, options: ImportOptions = {}): Problem[] {
  if (isCutOff(parsed.syntaxProblems)) return []
  const { before, after } = problemsAcrossRules(parsed, options)
  return [...before, ...checkDuplicateAlternatives(parsed.symbols), ...after]
}

/** True when a comment hides the rest of the text, so that nothing can be called missing. */
export function isCutOff(syntaxProblems: readonly Problem[]): boolean {
  return syntaxProblems.some(({ code }) => code === 'unterminated-comment')
}

export function isReadable(syntaxProblems: readonly Problem[]): boolean {
  return syntaxProblems.every(({ severity }) => severity === 'warning')
}

/** Problems across statements: those reported before the problems of single rules, and those after. */
export function problemsAcrossRules(
  { grammar, symbols, syntaxProblems }: Parsed,
  options: ImportOptions = {},
) {
  const imports = importsOf(symbols, options)
  const { ordered, cycles } = ruleOrder(symbols)
  const before = [
    ...checkStatements(grammar, symbols),
    ...checkReferences(symbols),
    ...checkImports(symbols, imports),
    ...checkDuplicateRules(symbols),
    ...checkRecursion(cycles),
    ...checkSlots(symbols),
  ]
  const after = isReadable(syntaxProblems)
    ? [...checkSilence(symbols, ordered, silentImports(imports)), ...checkUnused(symbols)]
    : []
  return { before, after }
}
