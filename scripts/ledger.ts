// Which rules of the ledger are proved: ids in the titles of passed tests of the last run, at most three ids a title.
// What docs/proved-rules.txt holds was proved once and must stay so; --write adds what is proved now, and removes nothing.
// --page writes the rules with their tests into docs/product-rules.md; --check refuses a page that is not up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesUnder } from './lib/files.ts'
import { ledgerFaults, provedRules } from './lib/ledger.ts'
import { ledgerPage, testsByRule } from './lib/ledgerPage.ts'
import { isContradiction, readRules, rulingFaults } from './lib/ledgerRulings.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'
import { testReports } from './lib/testReports.ts'

const keptPath = `${root}docs/proved-rules.txt`
const pagePath = `${root}docs/product-rules.md`
const before = readFileSync(keptPath, 'utf8').trim().split('\n')
const written = readRules(readFileSync(`${root}docs/rules.txt`, 'utf8'))

if (process.argv.includes('--page')) writeFileSync(pagePath, currentPage(before))
else if (process.argv.includes('--check')) checkPage()
else checkReports()

function checkPage(): void {
  const page = readFileSync(pagePath, 'utf8')
  const isCurrent = page === currentPage(before)
  report(`${written.length} rules on their page`, [
    ...rulingFaults(
      page,
      written,
      testFiles().map(({ path }) => path),
    ),
    ...(isCurrent ? [] : ['docs/product-rules.md is not up to date: npm run ledger -- --page']),
  ])
}

function checkReports(): void {
  const missing = testReports.filter((path) => !existsSync(path))
  if (missing.length > 0) {
    console.error('There is no report of a whole run yet: npm test makes it.')
    process.exit(1)
  }
  const rules = written.map(({ id }) => id).filter((id) => !isContradiction(id))
  const proved = provedRules(testReports.map((path) => JSON.parse(readFileSync(path, 'utf8'))))
  const kept = process.argv.includes('--write')
    ? rules.filter((rule) => proved.has(rule) || before.includes(rule))
    : before
  if (kept !== before) {
    writeFileSync(keptPath, `${kept.join('\n')}\n`)
    writeFileSync(pagePath, currentPage(kept))
  }

  const faults = ledgerFaults(rules, kept, proved)
  for (const fault of faults) console.error(fault)
  const open = rules.filter((rule) => !proved.has(rule))
  if (!process.argv.includes('--total')) console.log(`Without a test: ${open.join(' ')}`)
  console.log(`${rules.length - open.length} of ${rules.length} rules have a passed test of their own.`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

function currentPage(proved: readonly string[]): string {
  return ledgerPage(readFileSync(pagePath, 'utf8'), written, new Set(proved), testsByRule(testFiles()))
}

function testFiles(): { path: string; text: string }[] {
  return ['apps', 'packages', 'services', 'e2e']
    .flatMap((folder) => filesUnder(`${root}${folder}`))
    .filter((path) => /\.(test|stories|spec)\.tsx?$/.test(path))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}
