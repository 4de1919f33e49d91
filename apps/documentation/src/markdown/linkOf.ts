import { addressOf } from '../page/addresses.js'
import type { Locale } from '../page/locales.js'

/** Where a link of a page leads: `grammar.md#tags` and `#tags` inside the site, any other outside of it. */
export function linkOf(href: string, locale: Locale, slug: string): { address: string; isOutside: boolean } {
  const [, page, section] = /^(?:([\w-]+)\.md)?(?:#(.+))?$/.exec(href) ?? []
  if (page === undefined && section === undefined) return { address: href, isOutside: true }
  return { address: addressOf(locale, page ?? slug, section), isOutside: false }
}
