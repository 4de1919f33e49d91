const elements =
  'a abbr b blockquote br caption cite code col colgroup dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ' +
  'ins kbd li mark ol p pre q s samp section small span strong sub sup table tbody td tfoot th thead time tr u ul var'

/** Elements that are drawn. What is in any other is drawn without it. */
export const allowedElements: ReadonlySet<string> = new Set(elements.split(' '))

/** Elements that vanish with all that is in them: their content is not text for people, or runs, or loads. */
export const droppedElements: ReadonlySet<string> = new Set(
  'applet audio base canvas embed frame frameset head iframe link math meta noembed noframes noscript object param script select style svg template textarea title video xmp'.split(
    ' ',
  ),
)

const everywhere = { lang: 'lang', dir: 'dir' }
const cell = { colspan: 'colSpan', rowspan: 'rowSpan' }

/** Attributes kept, by element, with their names in React. No `style`, no `class`, no handler, nothing that loads. */
const byElement: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  abbr: { title: 'title' },
  col: { span: 'span' },
  ol: { start: 'start' },
  td: cell,
  th: { ...cell, scope: 'scope' },
  time: { datetime: 'dateTime' },
}

const wholeNumbers = new Set(['colspan', 'rowspan', 'span', 'start'])
/** Above it a hostile table would stop the browser. */
const largestSpan = 1000

/** The properties for React of what may stay of an element's attributes. */
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
