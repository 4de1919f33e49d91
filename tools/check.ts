// Reads the tree for all that its rules refuse, one line a rule; with names, for those alone. Its report has the form of vitest's.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { allChecks } from './checks/all.ts'
import { checkReport } from './lib/testReports.ts'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !allChecks.some((check) => check.name === name))
if (unknown.length > 0) throw new Error(`No check is called ${unknown.join(', ')}`)

const results: { fullName: string; status: 'passed' | 'failed'; failureMessages: string[] }[] = []
for (const { name, find } of allChecks.filter((check) => asked.length === 0 || asked.includes(check.name))) {
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
