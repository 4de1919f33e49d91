const elements =
  'a abbr b blockquote br caption cite code col colgroup dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ' +
  'ins kbd li mark ol p pre q s samp section small span strong sub sup table tbody td tfoot th thead time tr u ul var'

/** Rendered elements. Other elements are replaced by their content. */
export const allowedElements: ReadonlySet<string> = new Set(elements.split(' '))

/** Elements that are removed with their content, which is not text, or is executed or loaded. */
export const droppedElements: ReadonlySet<string> = new Set(
  'applet audio base canvas embed frame frameset head iframe link math meta noembed noframes noscript object param script select style svg template textarea title video xmp'.split(
    ' ',
  ),
)

const everywhere = { lang: 'lang', dir: 'dir' }
const cell = { colspan: 'colSpan', rowspan: 'rowSpan' }

/**
 * Allowed attributes by element, with their names in React. No `style`, `class`, event handlers, or
 * attributes that load resources.
 */
const byElement: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  abbr: { title: 'title' },
  col: { span: 'span' },
  ol: { start: 'start' },
  td: cell,
  th: { ...cell, scope: 'scope' },
  time: { datetime: 'dateTime' },
}

const wholeNumbers = new Set(['colspan', 'rowspan', 'span', 'start'])
/** Maximum span of a cell; a hostile table with a larger one would block the browser. */
const largestSpan = 1000

/** React props of the allowed attributes of an element. */
export function allowedAttributes(element: Element): Record<string, string | number> {
  const names = { ...everywhere, ...byElement[element.localName] }
  const kept = Object.entries(names).flatMap(([attribute, property]) => {
    const value = element.getAttribute(attribute)
    if (value === null) return []
    if (!wholeNumbers.has(attribute)) return [[property, value]]
    return /^\d{1,4}$/u.test(value) ? [[property, Math.min(Number(value), largestSpan)]] : []
  })
  return Object.fromEntries(kept)
}
