import { duplicatesOf } from '../check/checkDuplicateAlternatives.js'
import type { Grammar } from '../syntax/ast.js'
import { parsePart } from '../syntax/parse.js'
import type { Problem } from '../syntax/problem.js'

/** Places inside a part are counted from its number times this, so that each place identifies its part. */
export const partSize = 2 ** 32

/** A range of a source that is read separately: it ends with a semicolon at the end of a line, or with the text. */
export interface LintPart {
  /** From 1. */
  readonly id: number
  readonly text: string
  readonly grammar: Grammar
  readonly problems: readonly Problem[]
  /** Problems within single rules. */
  readonly duplicates: readonly Problem[]
  /** True when nothing that follows can change how it is read. */
  readonly isClosed: boolean
}

export function lintPart(text: string, id: number, isFirst: boolean): LintPart {
  const { grammar, problems } = parsePart(text, { line: 1, column: 1, offset: id * partSize }, isFirst)
  const end = grammar.tokens.at(-1)
  const last = grammar.tokens.at(-2)
  const endsStatement = last?.text === ';' || (last?.kind === 'header' && last.text.endsWith(';'))
  const rules = grammar.statements.filter((statement) => statement.kind === 'rule')
  const duplicates = rules.flatMap(duplicatesOf)
  return { id, text, grammar, problems, duplicates, isClosed: endsStatement && end?.leading === '' }
}
