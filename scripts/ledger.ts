// Which rules of the ledger are proved: ids in the titles of passed tests of the last run, at most three ids a title.
import { existsSync, readFileSync } from 'node:fs'
import { provedRules } from './lib/ledger.ts'
import { root } from './lib/root.ts'
import { testReports } from './lib/testReports.ts'

const rules = readFileSync(`${root}docs/rules.txt`, 'utf8').trim().split('\n')
const missing = testReports.filter((path) => !existsSync(path))
if (missing.length > 0) {
  console.error('There is no report of a whole run yet: npm test makes it.')
  process.exit(1)
}
const proved = provedRules(testReports.map((path) => JSON.parse(readFileSync(path, 'utf8'))))
const unknown = [...proved].filter((rule) => !rules.includes(rule))
const open = rules.filter((rule) => !proved.has(rule))
if (!process.argv.includes('--total')) console.log(`Without a test: ${open.join(' ')}`)
if (unknown.length > 0) console.log(`Not in the ledger: ${unknown.join(' ')}`)
console.log(`${rules.length - open.length} of ${rules.length} rules have a passed test of their own.`)
process.exitCode = unknown.length > 0 ? 1 : 0
