import { escapeHtml } from './escapeHtml.js'

/** HTML that needs no escaping any more. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = string | number | Html | undefined | false | readonly Piece[]

function textOf(piece: Piece): string {
  if (piece === undefined || piece === false) return ''
  if (piece instanceof Html) return piece.text
  return typeof piece === 'object' ? piece.map(textOf).join('') : escapeHtml(`${piece}`)
}

/** A template whose values are escaped unless they are HTML themselves. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.map((text, at) => text + textOf(pieces[at])).join(''))
}
