// Reads the tree for all that its rules refuse, one line a rule; with names, for those alone, and without those of --without=name,name.
// Its report has the form of vitest's.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { allChecks } from './checks/all.ts'
import { checkReport } from './lib/testReports.ts'

const words = process.argv.slice(2)
const asked = words.filter((word) => !word.startsWith('--'))
const without = words.flatMap((word) => /^--without=(.+)$/.exec(word)?.[1]?.split(',') ?? [])
const unknown = [...asked, ...without].filter((name) => !allChecks.some((check) => check.name === name))
if (unknown.length > 0) throw new Error(`No check is called ${unknown.join(', ')}`)

const results: { fullName: string; status: 'passed' | 'failed'; failureMessages: string[] }[] = []
const isDue = (name: string) => (asked.length === 0 || asked.includes(name)) && !without.includes(name)
for (const { name, find } of allChecks.filter((check) => isDue(check.name))) {
  const { subject, faults } = await find()
  for (const fault of faults) console.error(fault)
  const isPassed = faults.length === 0
  console.log(isPassed ? `✓ ${subject}` : `✗ ${subject}: ${faults.length} at fault`)
  const failureMessages = isPassed ? [] : [faults.join('\n')]
  results.push({ fullName: name, status: isPassed ? 'passed' : 'failed', failureMessages })
}

const failed = results.filter(({ status }) => status === 'failed').length
process.exitCode = failed > 0 ? 1 : 0
mkdirSync(dirname(checkReport), { recursive: true })
writeFileSync(
  checkReport,
  JSON.stringify({
    ...{
      numPassedTests: results.length - failed,
      numFailedTests: failed,
      numPendingTests: 0,
      numTodoTests: 0,
    },
    testResults: [
      { name: 'checks', message: '', status: failed > 0 ? 'failed' : 'passed', assertionResults: results },
    ],
  }),
)
