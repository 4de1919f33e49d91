import sanitizeHtml from 'sanitize-html'

/** Allows the elements of our pages and nothing else: no script, no style, no handler, no frame. */
export function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'br'],
      ...['a', 'strong', 'em', 'code', 'pre', 'span', 'kbd', 'div'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'target', 'rel', 'lang'],
      h2: ['id'],
      h3: ['id'],
      h4: ['id'],
      th: ['scope', 'align'],
      td: ['align'],
      pre: ['class', 'tabindex', 'data-language'],
      span: ['class', 'lang'],
      div: ['class', 'tabindex', 'role', 'aria-label'],
    },
    allowedSchemes: ['https', 'http', 'mailto'],
    disallowedTagsMode: 'escape',
  })
}
