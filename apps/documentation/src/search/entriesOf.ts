import { addressOf } from '../site/addresses.js'
import type { Page } from '../site/page.js'
import type { Entry } from './searchIndex.js'

/** As many characters of a part as a search reads and shows. */
const longest = 600

/** One entry for the beginning of a page and one for each of its headings; an identifier is an address. */
export function entriesOf({ locale, slug, title, sections }: Page): Entry[] {
  return sections.map(({ id, heading, text }) => ({
    id: addressOf(locale, slug, id),
    page: title,
    heading,
    text: text.slice(0, longest),
  }))
}
