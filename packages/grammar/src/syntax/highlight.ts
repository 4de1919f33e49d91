import type { Grammar } from './ast.js'
import { splitTrivia } from './trivia.js'

export type HighlightKind = 'directive' | 'rule' | 'slot' | 'tag' | 'string' | 'comment' | 'word'

/** A range of the source with its highlight class; offsets in UTF-16 units from 0. */
export interface Highlight {
  readonly kind: HighlightKind
  readonly start: number
  readonly end: number
}

const kinds: Readonly<Record<string, HighlightKind>> = {
  header: 'directive',
  directive: 'directive',
  any: 'directive',
  rule: 'rule',
  string: 'string',
  action: 'tag',
  word: 'word',
}

/** Highlight classes of a source, in text order, without punctuation and white space. */
export function highlight(grammar: Grammar): Highlight[] {
  const slots = new Set<string>()
  for (const statement of grammar.statements)
    if (statement.kind === 'slot') slots.add(`<${statement.rule.name}>`)
  const highlights: Highlight[] = []
  const { tokens } = grammar
  for (const [index, token] of tokens.entries()) {
    let offset = token.start.offset - token.leading.length
    for (const piece of splitTrivia(token.leading)) {
      if (piece.kind !== 'space')
        highlights.push({ kind: 'comment', start: offset, end: offset + piece.text.length })
      offset += piece.text.length
    }
    let kind = kinds[token.kind]
    if (token.kind === 'rule' && slots.has(token.text)) kind = 'slot'
    if (token.text === 'PRONAS') kind = 'directive'
    if (token.kind === 'word' && tokens[index - 1]?.text === '(' && tokens[index - 2]?.text === '!tag')
      kind = 'tag'
    if (kind) highlights.push({ kind, start: token.start.offset, end: token.end.offset })
  }
  return highlights
}
