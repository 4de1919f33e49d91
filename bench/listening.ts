import { join } from 'node:path'
import { run as runCommand } from '../tools/lib/processes.ts'
import { compare, milliseconds, type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import type { Measured } from './listening/measure.main.ts'

const maxSlowestToFastest = 1.5

/** Sixteen people who speak at once, four of each account, while a large grammar is compiled for another. */
export async function run(): Promise<Outcome> {
  const main = join(import.meta.dirname, 'listening/measure.main.ts')
  const { status, output } = await runCommand('tsx', [main], { show: false })
  if (status !== 0) throw new Error(output)
  const [measured] = JSON.parse(output.slice(output.indexOf('[{'))) as [Measured]
  const { heard, said, compiled, healthMilliseconds, sessionMilliseconds } = measured
  const ratio = Math.max(...sessionMilliseconds) / Math.min(...sessionMilliseconds)
  const rows: Row[] = [
    { figure: 'sentences heard', value: `${heard} / ${said}`, budget: 'all', ok: heard === said },
    { figure: 'grammar of 4,000 alternatives', value: compiled, budget: 'taken', ok: compiled === 'taken' },
    compare({ figure: 'health of the server', ours: healthMilliseconds, most: 200, show: milliseconds }),
    {
      figure: 'slowest session to fastest',
      value: `${ratio.toFixed(2)}×`,
      budget: `≤ ${maxSlowestToFastest}×`,
      ok: ratio <= maxSlowestToFastest,
    },
  ]
  return outcomeOf('listening', rows)
}
