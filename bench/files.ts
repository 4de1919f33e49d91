import { join } from 'node:path'
import { run as runCommand } from '../tools/lib/processes.ts'
import type { Times } from './files/measure.main.ts'
import { compare, milliseconds, type Outcome, outcomeOf, percentile } from './lib/outcome.ts'

/** Lists, filters, orders and names of 100,000 files of one project, each beside ten rows read by an index. */
export async function run(): Promise<Outcome> {
  const main = join(import.meta.dirname, 'files/measure.main.ts')
  const { status, output } = await runCommand('tsx', [main], { show: false })
  if (status !== 0) throw new Error(output)
  const measured = JSON.parse(output.slice(output.indexOf('{'))) as Record<string, Times>
  const rows = Object.entries(measured).flatMap(([database, times]) =>
    Object.entries(times).map(([figure, { ours, anchor }]) =>
      compare({
        figure: `${database}, ${figure}, 95 %`,
        ours: percentile(ours, 0.95),
        anchor: percentile(anchor, 0.95),
        most: 50,
        show: milliseconds,
      }),
    ),
  )
  return outcomeOf('files', rows)
}
