import { addressOf } from '../page/addresses.js'
import type { Page } from '../page/page.js'
import { placeholder } from '../site/placeholder.js'
import type { Entry } from './searchIndex.js'

/** Number of characters of a part that a search reads and shows. */
const longest = 600

/** One entry for the beginning of a page and one for each of its headings; an identifier is an address. */
export function entriesOf({ locale, slug, title, sections }: Page): Entry[] {
  return sections.map(({ id, heading, text }) => ({
    id: addressOf(locale, slug, id),
    page: title,
    heading,
    text: beginningOf(text),
  }))
}

/** The beginning of a text, without a cut-off placeholder that the server replaces by an address. */
function beginningOf(text: string): string {
  const cut = text.lastIndexOf(placeholder, longest)
  return text.slice(0, cut >= 0 && cut + placeholder.length > longest ? cut : longest)
}
