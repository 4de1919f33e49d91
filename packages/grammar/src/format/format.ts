import type { Analysis } from '../analyze.js'
import type { Token } from '../syntax/token.js'
import { splitTrivia } from '../syntax/trivia.js'
import { lineEndOf, withLineEnd } from '../text/lineEnds.js'
import { layOutStatement } from './layOutStatement.js'

/**
 * Formats a source: one statement per line, single spaces, at most one empty line, alternatives beyond 80
 * columns on separate lines. Comments keep their position; lines end as most of the source do, and a byte order
 * mark stays. Formatting is idempotent.
 * @returns the unchanged source while it has syntax errors, because an incomplete statement has no layout.
 */
export function format(analysis: Analysis): string {
  const { source, syntaxProblems } = analysis
  if (syntaxProblems.some(({ severity }) => severity === 'error')) return source
  const text = formatted(analysis.withSource(withLineEnd(source, '\n')))
  return `${source.startsWith(byteOrderMark) ? byteOrderMark : ''}${withLineEnd(text, lineEndOf(source))}`
}

const byteOrderMark = '\uFEFF'

function formatted({ grammar }: Analysis): string {
  const lines: string[] = []
  let statement: Token[] = []
  for (const token of grammar.tokens) {
    if (statement.length === 0) placeLeading(token, lines)
    statement.push(token)
    if (token.text !== ';' && token.kind !== 'header') continue
    for (const line of layOutStatement(statement)) lines.push(line)
    statement = []
  }
  while (lines.at(-1) === '') lines.pop()
  return `${lines.join('\n')}\n`
}

/** Puts the comments and empty lines before a statement; a comment on the line of the last one stays there. */
function placeLeading(token: Token, lines: string[]): void {
  let newlines = lines.length === 0 ? 1 : 0
  for (const piece of splitTrivia(token.leading)) {
    if (piece.kind === 'space') {
      newlines += piece.text.split('\n').length - 1
      continue
    }
    const text = piece.text.trimEnd()
    if (newlines === 0) lines[lines.length - 1] += lines.at(-1)?.endsWith('*/') ? ` ${text}` : `  ${text}`
    else {
      if (newlines > 1 && lines.length > 0) lines.push('')
      for (const line of text.split('\n')) lines.push(line.trimEnd())
    }
    newlines = 0
  }
  if (newlines > 1 && lines.length > 0 && token.kind !== 'end') lines.push('')
}
