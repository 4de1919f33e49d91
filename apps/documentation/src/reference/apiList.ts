import type { Locale } from '../page/locales.js'
import { apiDomains } from './apiDomains.js'
import { apiMessages } from './apiMessages.js'
import { table } from './markdown.js'

/** Every domain with its calls, each leading to where it is described. */
export function apiList(locale: Locale): string {
  const { domain, calls: callsWord } = apiMessages[locale]
  const rows = apiDomains.map(({ slug, title, calls }) => [
    `[${title[locale]}](${slug}.md)`,
    calls.map((call) => `[${call}](${slug}.md#${call.toLowerCase()})`).join(', '),
  ])
  return table([domain, callsWord], rows)
}
