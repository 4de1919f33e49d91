import type { Page } from 'playwright'
import { compare, median, milliseconds, type Outcome, outcomeOf } from './lib/outcome.ts'
import { type CpuClock, withPage } from './lib/page.ts'
import type { TableActions } from './pages/table.tsx'

declare const bench: TableActions

const rounds = 9
const kinds = ['native', 'ours'] as const
type Kind = (typeof kinds)[number]
type Times = Record<Kind, { mount: number[]; sort: number[] }>

/** A table of 1,000 rows and 4 columns beside the same in plain elements: drawing it, and sorting it. */
export async function run(): Promise<Outcome> {
  const times = await withPage('table', measure)
  const rows = (['mount', 'sort'] as const).map((step) =>
    compare({
      figure: `1,000 rows × 4, ${step}, processor time`,
      ours: median(times.ours[step]),
      anchor: median(times.native[step]),
      maxRatio: 1.3,
      show: milliseconds,
      kept: 'timing',
    }),
  )
  return outcomeOf('table', rows)
}

async function measure(page: Page, cpu: CpuClock): Promise<Times> {
  const times: Times = { native: { mount: [], sort: [] }, ours: { mount: [], sort: [] } }
  for (let round = 0; round < rounds; round++) {
    for (const kind of round % 2 ? kinds : kinds.toReversed()) {
      await page.evaluate(() => bench.clear())
      const mount = await cpu(() => page.evaluate((name) => bench.mount(name), kind))
      const sort = await cpu(() => page.evaluate(() => bench.sort()))
      // The first round is spent on warming the page up.
      if (round > 0) {
        times[kind].mount.push(mount)
        times[kind].sort.push(sort)
      }
    }
  }
  return times
}
