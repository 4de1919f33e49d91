import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../page/locales.js'
import type { Source } from '../page/page.js'
import { apiDomains } from '../reference/apiDomains.js'
import { apiList } from '../reference/apiList.js'
import { apiPage } from '../reference/apiPage.js'
import { grammarExamples, grammarTable } from '../reference/grammarForms.js'
import { grammarProblems } from '../reference/grammarProblems.js'
import { borrowedTable, hearingTable } from '../reference/hearingTable.js'
import { libraryTables } from '../reference/libraryRules.js'
import { fill, type Parts } from './fill.js'
import { slugs } from './outline.js'

export const sitesFolder = join(import.meta.dirname, '../../../../docs/site')

const parts: Parts = {
  ...{ apiList, grammarTable, grammarExamples, grammarProblems },
  ...{ hearingTable, borrowedTable, libraryTables },
}

/** Every page of the outline in both languages, with its generated parts in place. */
export function readSources(brand: string): Source[] {
  return locales.flatMap((locale) =>
    slugs.map((slug) => {
      const domain = apiDomains.find((each) => each.slug === slug)
      const markdown = domain
        ? apiPage(domain, locale)
        : fill(readFileSync(join(sitesFolder, locale, `${slug}.md`), 'utf8'), locale, parts, brand)
      return { locale, slug, markdown }
    }),
  )
}
