import { Marked } from 'marked'
import type { Html } from '../html/html.js'
import type { Page, Source } from '../page/page.js'
import { createRenderer } from './createRenderer.js'
import { partsOf } from './partsOf.js'
import { sanitize } from './sanitize.js'
import { textOf } from './textOf.js'
import { typography } from './typography.js'

/**
 * A page of Markdown as safe HTML, with its headings, the text that a search reads, and where it leads.
 *
 * @throws Error when it does not begin with a title and a paragraph.
 */
export function renderPage({ locale, slug, markdown }: Source): Page {
  const marked = new Marked()
  const tokens = marked.lexer(markdown).filter(({ type }) => type !== 'space')
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'text') token.text = typography(token.text, locale)
  })
  const [title, lead, ...below] = tokens
  if (title?.type !== 'heading' || title.depth !== 1 || lead?.type !== 'paragraph')
    throw new Error(`${locale}/${slug}: a page begins with a title and a paragraph.`)
  const { headings, sections } = partsOf([lead, ...below])
  const links: string[] = []
  const pieces: Html[] = []
  const keep = (piece: Html) => placeOf(pieces.push(piece) - 1)
  let hasExamples = false
  marked.use({
    renderer: createRenderer({
      ...{ locale, slug, headings },
      onLink: (address) => links.push(address),
      onExample: (example) => {
        hasExamples = true
        return keep(example)
      },
      onDrawing: keep,
    }),
  })
  const [leadHtml, html] = [[lead], below].map((part) => sanitize(marked.parser(part)))
  return {
    ...{ locale, slug, headings, sections, links },
    title: textOf([title]),
    lead: textOf([lead]),
    leadHtml: leadHtml ?? '',
    // Drawings and fields are ours and escaped already; pages themselves may contain less.
    html: pieces.reduce((text, piece, at) => text.replace(placeOf(at), () => piece.text), html ?? ''),
    hasExamples,
  }
}

const placeOf = (piece: number) => `<div class="piece-${piece}"></div>`
