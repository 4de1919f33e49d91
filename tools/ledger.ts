// Which rules of the ledger are proved: ids in the titles of passed tests of the last run, at most three ids a title.
// What docs/proved-rules.txt holds was proved once and must stay so; --write adds what is proved now, and removes nothing.
// --page writes the rules with their tests into docs/product-rules.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { ledgerFaults, provedRules } from './lib/ledger.ts'
import { currentPage, pageFile, provedBefore, provedFile, writtenRules } from './lib/ledgerFiles.ts'
import { isContradiction, otherwiseIds } from './lib/ledgerRulings.ts'
import { root } from './lib/root.ts'
import { testReports } from './lib/testReports.ts'

const before = provedBefore()

if (process.argv.includes('--page')) writeFileSync(root + pageFile, currentPage(before))
else checkReports()

function checkReports(): void {
  const missing = testReports.filter((path) => !existsSync(path))
  if (missing.length > 0) {
    console.error('There is no report of a whole run yet: npm test makes it.')
    process.exit(1)
  }
  const rules = writtenRules()
    .map(({ id }) => id)
    .filter((id) => !isContradiction(id))
  const proved = provedRules(testReports.map((path) => JSON.parse(readFileSync(path, 'utf8'))))
  const kept = process.argv.includes('--write')
    ? rules.filter((rule) => proved.has(rule) || before.includes(rule))
    : before
  if (kept !== before) {
    writeFileSync(root + provedFile, `${kept.join('\n')}\n`)
    writeFileSync(root + pageFile, currentPage(kept))
  }

  const faults = ledgerFaults(rules, kept, proved)
  for (const fault of faults) console.error(fault)
  const open = rules.filter((rule) => !proved.has(rule))
  if (!process.argv.includes('--total')) console.log(`Without a test: ${open.join(' ')}`)
  const otherwise = otherwiseIds(readFileSync(root + pageFile, 'utf8'), proved)
  console.log(
    `${rules.length - open.length} of ${rules.length} rules have a passed test of their own, ${otherwise.length} of them as decided otherwise.`,
  )
  process.exitCode = faults.length > 0 ? 1 : 0
}
