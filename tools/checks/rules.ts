// Refuses a page of the product's rules that is not up to date, and rulings about rules that there are not.
import { currentPage, pageFile, provedBefore, ruleTests, writtenRules } from '../lib/ledgerFiles.ts'
import { rulingFaults } from '../lib/ledgerRulings.ts'
import { textOf } from '../lib/sources.ts'
import type { Check } from './check.ts'

export const rules: Check = {
  name: 'rules',
  find() {
    const written = writtenRules()
    const page = textOf(pageFile)
    const paths = ruleTests().map(({ path }) => path)
    const isCurrent = page === currentPage(provedBefore())
    return {
      subject: `${written.length} rules on their page`,
      faults: [
        ...rulingFaults(page, written, paths),
        ...(isCurrent ? [] : ['docs/product-rules.md is not up to date: npm run ledger -- --page']),
      ],
    }
  },
}
