import type { Token } from 'marked'

/** The words of Markdown without its signs; a space between its blocks. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map(textOfToken)
    .join('')
    .replace(/[ \t\n]+/g, ' ')
    .trim()
}

function textOfToken(token: Token): string {
  switch (token.type) {
    case 'table':
      return [token.header, ...token.rows]
        .flat()
        .map((cell: { tokens: Token[] }) => `${textOf(cell.tokens)} `)
        .join('')
    case 'list':
      return token.items.map((item: { tokens: Token[] }) => `${textOf(item.tokens)} `).join('')
    case 'paragraph':
    case 'heading':
    case 'blockquote':
      return `${textOf(token.tokens ?? [])} `
    case 'space':
    case 'br':
      return ' '
    default: {
      const inner: Token[] | undefined = 'tokens' in token ? token.tokens : undefined
      return inner ? inner.map(textOfToken).join('') : 'text' in token ? `${token.text}` : ''
    }
  }
}
