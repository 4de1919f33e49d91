import { readFileSync } from 'node:fs'
import { run as runCommand } from '../tools/lib/processes.ts'
import type { Result } from '../tools/lib/result.ts'
import { recordedStoryCost } from '../tools/lib/storyCost.ts'
import { partResults } from '../tools/lib/testReports.ts'
import { compare, type Outcome, outcomeOf } from './lib/outcome.ts'

/** The cost of a story in `npm test`. */
export async function run(): Promise<Outcome> {
  await runCommand('node', ['tools/test.ts', 'components and stories'], { show: false })
  const results = JSON.parse(readFileSync(partResults.tests, 'utf8')) as Result[]
  const { seconds, stories } = results.find((part) => part.stories > 0) ?? { seconds: Number.NaN, stories: 0 }
  const show = (value: number) => `${value.toFixed(3)} s`
  const cost = { figure: 'a story, walked further by its line', ours: seconds / stories }
  return outcomeOf('stories', [compare({ ...cost, most: recordedStoryCost, show })])
}
