// The results of all parts of .ci/run, at the end of its log: of a long one, only the end may be stored.
import { existsSync, readFileSync } from 'node:fs'
import { none } from './lib/counts.ts'
import { noTests, type Result } from './lib/result.ts'
import { summaryOf } from './lib/summary.ts'
import { partResults } from './lib/testReports.ts'

const results = Object.entries(partResults).flatMap(([name, path]): Result[] => {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  const tail = 'It ended before its parts did.'
  const counts = { ...none, failed: 1 }
  return [{ name, seconds: 0, counts, tail, ...noTests, failures: [{ name, lines: [tail] }] }]
})
console.log(summaryOf(results).join('\n'))
