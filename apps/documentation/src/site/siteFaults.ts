import { addressOf } from '../page/addresses.js'
import { locales } from '../page/locales.js'
import type { Page } from '../page/page.js'

/** One sentence for each page without its twin, each pair whose headings differ, and each link that leads nowhere. */
export function siteFaults(pages: readonly Page[]): string[] {
  const addresses = new Set(
    pages.flatMap(({ locale, slug, headings }) => [
      addressOf(locale, slug),
      ...headings.map(({ id }) => addressOf(locale, slug, id)),
    ]),
  )
  return [
    ...pages.flatMap((page) => twinFaults(page, pages)),
    ...pages.flatMap(({ locale, slug, links }) =>
      links
        .filter((link) => !addresses.has(link))
        .map((link) => `${locale}/${slug} leads to ${link}, which is not there`),
    ),
  ]
}

function twinFaults({ locale, slug, headings }: Page, pages: readonly Page[]): string[] {
  return locales
    .filter((other) => other !== locale)
    .flatMap((other) => {
      const twin = pages.find((page) => page.slug === slug && page.locale === other)
      if (!twin) return [`${locale}/${slug} has no twin in ${other}`]
      const levels = (page: Pick<Page, 'headings'>) => page.headings.map(({ level }) => level).join(' ')
      return levels({ headings }) === levels(twin)
        ? []
        : [`${locale}/${slug} and its twin in ${other} have other headings`]
    })
}
