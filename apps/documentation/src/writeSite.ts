import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageHtml } from './layout/pageHtml.js'
import { renderPage } from './markdown/renderPage.js'
import { locales } from './page/locales.js'
import { readSources } from './site/readSources.js'
import { siteFaults } from './site/siteFaults.js'
import { writeAssets } from './writeAssets.js'

/**
 * Writes the whole site into a folder, which it empties first.
 *
 * @throws Error with one line for each fault of the pages: a page without its twin, a dead link.
 */
export async function writeSite(folder: string, brand: string): Promise<void> {
  const pages = readSources(brand).map(renderPage)
  const faults = siteFaults(pages)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const assets = await writeAssets(join(folder, 'assets'), pages)
  for (const locale of locales) {
    const ofLocale = pages.filter((page) => page.locale === locale)
    mkdirSync(join(folder, locale))
    for (const page of ofLocale) {
      writeFileSync(
        join(folder, locale, `${page.slug}.html`),
        pageHtml(page, { brand, assets, pages: ofLocale }),
      )
    }
  }
}
