import type { RendererObject, Tokens } from 'marked'
import { exampleHtml } from '../example/exampleHtml.js'
import { escapeHtml } from '../html/escapeHtml.js'
import { grammarHtml } from '../html/grammarHtml.js'
import type { Html } from '../html/html.js'
import { intervalOf } from '../interval/interval.js'
import { intervalSvg } from '../interval/intervalSvg.js'
import type { Locale } from '../page/locales.js'
import type { Heading } from '../page/page.js'
import { linkOf } from './linkOf.js'

interface Setting {
  readonly locale: Locale
  readonly slug: string
  /** The headings of the page, in their order. */
  readonly headings: readonly Heading[]
  /** Called with each address inside the site. */
  readonly onLink: (address: string) => void
  /** Called with each live example; returns the sanitized text that replaces it. */
  readonly onExample: (example: Html) => string
  /** Called with each drawing; returns the sanitized text that replaces it. */
  readonly onDrawing: (drawing: Html) => string
}

/** Renders Markdown: headings with anchors, coloured grammars, and tables that scroll by keyboard. */
export function createRenderer({ onLink, onExample, onDrawing, ...page }: Setting): RendererObject {
  const { locale, slug, headings } = page
  const coming = headings.values()
  return {
    heading({ tokens, depth }) {
      const id = coming.next().value?.id ?? ''
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>`
    },
    code({ text, lang = '' }) {
      const [language = '', ...info] = lang.split(' ')
      const example = language === 'bnf' ? exampleHtml(text, info.join(' '), locale) : undefined
      if (example) return onExample(example)
      const html = language === 'bnf' ? grammarHtml(text) : escapeHtml(text)
      return `<pre tabindex="0" data-language="${escapeHtml(language)}"><code>${html}</code></pre>`
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens)
      const { address, isOutside } = linkOf(href, locale, slug)
      if (isOutside)
        return `<a href="${escapeHtml(address)}" target="_blank" rel="noopener noreferrer">${words}</a>`
      onLink(address)
      return `<a href="${escapeHtml(address)}">${words}</a>`
    },
    // Of pictures, pages have drawings of intervals alone.
    image({ href }) {
      const interval = intervalOf(href)
      return interval ? onDrawing(intervalSvg(interval, locale)) : ''
    },
    table({ header, rows }) {
      const cells = (tag: 'td' | 'th scope="col"', row: readonly Tokens.TableCell[]) =>
        row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag.slice(0, 2)}>`).join('')
      const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')
      const label = escapeHtml(header.map(({ text }) => text).join(', '))
      return `<div class="table" role="group" tabindex="0" aria-label="${label}"><table><thead><tr>${cells('th scope="col"', header)}</tr></thead><tbody>${body}</tbody></table></div>`
    },
  }
}
