import type { Token } from '../syntax/token.js'
import { type SyntaxForm, type SyntaxName, syntaxForms } from './syntaxForms.js'

const nameOfKind: Partial<Record<Token['kind'], SyntaxName>> = {
  header: 'header',
  any: 'anySpeech',
  action: 'returnValue',
  string: 'phrase',
}

/** The syntax form of a token; `undefined` for words, rules and punctuation. */
export function syntaxFormOf({ kind, text }: Pick<Token, 'kind' | 'text'>): SyntaxForm | undefined {
  if (kind === 'directive') return syntaxForms.find(({ directive }) => directive === text)
  return syntaxForms.find(({ name }) => name === nameOfKind[kind])
}
