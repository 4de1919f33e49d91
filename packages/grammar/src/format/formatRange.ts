import type { Analysis } from '../analyze.js'
import type { Token } from '../syntax/token.js'
import { lineEndOf } from '../text/lineEnds.js'
import type { TextEdit } from '../text/textEdit.js'
import { layOutStatement } from './layOutStatement.js'

/**
 * Formats the statements in a range of a source, also partial ones; the text between them stays.
 * @param start offset, from 0.
 * @param end offset behind the range.
 * @returns edits in text order; none while the source has syntax errors.
 */
export function formatRange(
  { source, grammar, syntaxProblems }: Analysis,
  start: number,
  end: number,
): TextEdit[] {
  if (syntaxProblems.some(({ severity }) => severity === 'error')) return []
  const lineEnd = lineEndOf(source)
  const edits: TextEdit[] = []
  let statement: Token[] = []
  for (const token of grammar.tokens) {
    statement.push(token)
    if (token.text !== ';' && token.kind !== 'header') continue
    const from = statement[0]?.start.offset ?? 0
    const to = token.end.offset
    if (from < end && start < to) {
      const text = layOutStatement(statement).join(lineEnd)
      if (text !== source.slice(from, to)) edits.push({ start: from, end: to, text })
    }
    statement = []
  }
  return edits
}
