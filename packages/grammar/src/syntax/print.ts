import type { Grammar } from './ast.js'

/** The source text of a parsed grammar, identical to the text that was parsed. */
export function print(grammar: Grammar): string {
  return grammar.tokens.map((token) => token.leading + token.text).join('')
}
