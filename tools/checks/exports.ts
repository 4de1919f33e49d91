// Refuses an API.md of a published package that is not up to date, and a README that does not lead there.
import { existsSync } from 'node:fs'
import { pageFaults } from '../lib/apiPage.ts'
import { apiPages } from '../lib/apiPages.ts'
import { root } from '../lib/root.ts'
import { textOf } from '../lib/sources.ts'
import type { Check } from './check.ts'

export const exports: Check = {
  name: 'exports',
  async find() {
    const pages = await apiPages().catch((error: Error) => error)
    // Code that does not compile has no page; the part of types reports it, with everything else that is wrong.
    if (pages instanceof Error) return { subject: 'exports of packages', faults: [pages.message] }
    const faults = pages.flatMap(({ name, file, page }) => [
      ...pageFaults(existsSync(root + file) ? textOf(file) : '', page).map((fault) => `${file} ${fault}`),
      ...(textOf(`packages/${name}/README.md`).includes('(API.md)')
        ? []
        : [`packages/${name}/README.md has no link to API.md`]),
    ])
    return {
      subject: `exports of ${pages.length} packages`,
      faults: faults.length > 0 ? [...faults, 'npm run api-docs writes the pages'] : [],
    }
  },
}
