import { type HighlightKind, highlight } from '@saywright/grammar'
import { type SemanticTokens, SemanticTokensBuilder } from 'vscode-languageserver/node'
import type { GrammarFile } from './GrammarFile.js'

/** The types of the protocol that themes have colours for, in the order of their numbers. */
export const tokenTypes = ['keyword', 'function', 'variable', 'property', 'string', 'comment']

const typeOf: Readonly<Record<HighlightKind, number>> = {
  directive: 0,
  rule: 1,
  slot: 2,
  tag: 3,
  string: 4,
  comment: 5,
  // Spoken words are the plain text of a grammar.
  word: -1,
}

/** The colours of a text. A comment of several lines is one token a line, as the protocol wants. */
export function semanticTokens({ analysis, document }: GrammarFile): SemanticTokens {
  const builder = new SemanticTokensBuilder()
  for (const { kind, start, end } of highlight(analysis.grammar)) {
    if (typeOf[kind] < 0) continue
    for (const { index, 0: line } of analysis.source.slice(start, end).matchAll(/[^\r\n]+/g)) {
      const position = document.positionAt(start + index)
      builder.push(position.line, position.character, line.length, typeOf[kind], 0)
    }
  }
  return builder.build()
}
