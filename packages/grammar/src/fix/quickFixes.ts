import type { Analysis } from '../analyze.js'
import type { Problem, ProblemCode } from '../syntax/problem.js'
import { type FixContext, fixContextOf } from './FixContext.js'
import {
  correctBounds,
  correctDirective,
  quotePronunciation,
  repeatTheWhole,
  rewriteAction,
} from './fixDirectives.js'
import { chooseModel, correctImportedRule, correctModel } from './fixImports.js'
import {
  addColon,
  addSemicolon,
  balance,
  closeComment,
  closeQuote,
  removeBar,
  removeEmptyGroup,
  replaceUnexpected,
} from './fixPunctuation.js'
import { defineRule, makeOrdinaryRule, referOrRemoveRule, removeAlternative } from './fixRules.js'
import { addGrammar, addStart, correctHeader, removeStatement } from './fixStatements.js'
import type { QuickFix } from './quickFix.js'

const repairs: Partial<Record<ProblemCode, (context: FixContext) => QuickFix[]>> = {
  header: correctHeader,
  'header-version': correctHeader,
  'missing-grammar': addGrammar,
  'duplicate-grammar': removeStatement,
  'missing-start': addStart,
  'only-exports': addStart,
  'undefined-rule': defineRule,
  'missing-semicolon': addSemicolon,
  'missing-colon': addColon,
  unbalanced: balance,
  'empty-group': removeEmptyGroup,
  'empty-alternative': removeBar,
  'repeat-bounds': correctBounds,
  'unknown-directive': correctDirective,
  'unterminated-string': closeQuote,
  'unterminated-comment': closeComment,
  'duplicate-rule': removeStatement,
  'slot-not-flat': makeOrdinaryRule,
  'bad-pronounce': quotePronunciation,
  'bad-action': rewriteAction,
  'repeat-of-empty': repeatTheWhole,
  'unexpected-character': replaceUnexpected,
  'import-unknown-model': correctModel,
  'import-unknown-rule': correctImportedRule,
  'import-not-exported': correctImportedRule,
  'import-ambiguous': chooseModel,
  'import-cycle': removeStatement,
  'unused-rule': referOrRemoveRule,
  'unused-slot': removeStatement,
  'unused-pronounce': removeStatement,
  'duplicate-alternative': removeAlternative,
}

/**
 * Fixes of a problem, the most likely first.
 * @param problem one of `analysis.problems`.
 * @returns an empty list when only the author can decide what was intended.
 */
export function quickFixes(analysis: Analysis, problem: Problem): QuickFix[] {
  return repairs[problem.code]?.(fixContextOf(analysis, problem)) ?? []
}
