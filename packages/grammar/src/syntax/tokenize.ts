import { lexemeAt } from './lexeme.js'
import { type Position, positionAfter } from './position.js'
import { type Problem, problem } from './problem.js'
import type { Token } from './token.js'
import { triviaAt } from './trivia.js'

export const beginning: Position = { line: 1, column: 1, offset: 0 }

/**
 * Tokenizes a source text; nothing is lost, nothing throws, and the time grows with the length.
 *
 * @param origin the place of its first character.
 */
export function tokenize(source: string, origin: Position): { tokens: Token[]; problems: Problem[] } {
  const tokens: Token[] = []
  const problems: Problem[] = []
  let here = origin
  while (true) {
    const from = here.offset - origin.offset
    let closed = true
    for (let piece = triviaAt(source, from); piece; piece = triviaAt(source, here.offset - origin.offset)) {
      const start = here
      here = positionAfter(here, piece.text)
      closed = piece.closed
      if (!closed) problems.push(problem('unterminated-comment', { start, end: here }))
    }
    const leading = source.slice(from, here.offset - origin.offset)
    const start = here
    const at = start.offset - origin.offset
    if (at >= source.length) {
      tokens.push({ kind: 'end', text: '', leading, start, end: start, broken: !closed })
      return { tokens, problems }
    }
    const lexeme = lexemeAt(source, at)
    const end = onLine(start, lexeme.text.length)
    here = end
    const broken = lexeme.problem === 'unterminated-string'
    tokens.push({ kind: lexeme.kind, text: lexeme.text, leading, start, end, broken })
    if (lexeme.problem) problems.push(problem(lexeme.problem, { start, end }, { text: lexeme.text }))
  }
}

function onLine(from: Position, length: number): Position {
  return { line: from.line, column: from.column + length, offset: from.offset + length }
}
