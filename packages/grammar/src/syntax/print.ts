import type { Grammar } from './ast.js'

/** The source text of a parsed grammar, character for character what `parse` read. */
export function print(grammar: Grammar): string {
  return grammar.tokens.map((token) => token.leading + token.text).join('')
}
