import { join } from 'node:path'
import { run as runCommand } from '../tools/lib/processes.ts'
import type { Measured } from './hostile/measure.main.ts'
import { compare, milliseconds, type Outcome, outcomeOf } from './lib/outcome.ts'

/** Bodies and files made to cost the most: how long others wait for `GET /api/health` meanwhile. */
export async function run(): Promise<Outcome> {
  const main = join(import.meta.dirname, 'hostile/measure.main.ts')
  const { status, output } = await runCommand('tsx', [main], { show: false })
  if (status !== 0) throw new Error(output)
  const measured = JSON.parse(output.slice(output.indexOf('[{'))) as Measured[]
  const rows = measured.map(({ name, outcome, milliseconds: ours }) =>
    compare({ figure: `${name}: ${outcome}`, ours, most: 200, show: milliseconds }),
  )
  return outcomeOf('hostile', rows)
}
