import type { Range } from './position.js'

const warnings = [
  'header-version',
  'unused-rule',
  'unused-slot',
  'unused-pronounce',
  'duplicate-alternative',
  'only-exports',
] as const

const errors = [
  'header',
  'missing-grammar',
  'duplicate-grammar',
  'missing-start',
  'undefined-rule',
  'missing-semicolon',
  'missing-colon',
  'unbalanced',
  'empty-group',
  'empty-alternative',
  'repeat-bounds',
  'directive-arguments',
  'unknown-directive',
  'unterminated-string',
  'unterminated-comment',
  'duplicate-rule',
  'recursive-rule',
  'slot-not-flat',
  'bad-pronounce',
  'bad-action',
  'start-may-be-empty',
  'repeat-of-empty',
  'unexpected-character',
  'nesting-too-deep',
  'import-unknown-model',
  'import-unknown-rule',
  'import-not-exported',
  'import-ambiguous',
  'import-cycle',
  'import-faulty',
  'import-too-large',
] as const

export type ProblemCode = (typeof errors)[number] | (typeof warnings)[number]

export type Severity = 'error' | 'warning'

/** One problem of a source text. `describeProblem` returns its message, `quickFixes` its fixes. */
export interface Problem {
  readonly code: ProblemCode
  readonly severity: Severity
  readonly range: Range
  /** Values of the message: a rule, a word, a number. `variant` selects one of two messages of a code. */
  readonly arguments: Readonly<Record<string, string>>
}

const warningCodes: ReadonlySet<string> = new Set(warnings)

/** All codes of problems, errors first. */
export const problemCodes: readonly ProblemCode[] = [...errors, ...warnings]

export function problem(code: ProblemCode, range: Range, values: Record<string, string> = {}): Problem {
  const severity = warningCodes.has(code) ? 'warning' : 'error'
  return { code, severity, range: { start: range.start, end: range.end }, arguments: values }
}
