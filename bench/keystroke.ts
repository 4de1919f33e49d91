import type { Page } from 'playwright'
import { compare, type Measured, median, milliseconds, type Outcome, outcomeOf } from './lib/outcome.ts'
import { type CpuClock, withPage } from './lib/page.ts'
import type { KeystrokeActions } from './pages/keystroke.tsx'

declare const bench: KeystrokeActions

const rounds = 7
const keystrokes = 50
/** Longer than anything a form puts off: a check on a server waits 400 ms. */
const settleMilliseconds = 600
const kinds = ['hookForm', 'ours'] as const
type Times = Record<(typeof kinds)[number], { key: number[]; whole: number[] }>

/** Typing, beside react-hook-form with the same fields in the mode that costs it least: a long form, and the largest kit. */
export async function run(): Promise<Outcome> {
  const fields = await withPage('keystroke', measure)
  const kit = await withPage('kitKeystroke', measure)
  return outcomeOf('keystroke', [
    ...rowsOf('100 fields', fields, { kept: 'timing' }),
    ...rowsOf('the kit of an organization', kit),
  ])
}

function rowsOf(form: string, { ours, hookForm }: Times, more: Pick<Measured, 'kept'> = {}) {
  return [
    compare({
      figure: `${form}, a key until it is drawn, median`,
      ours: median(ours.key),
      anchor: median(hookForm.key),
      maxRatio: 1,
      show: milliseconds,
    }),
    compare({
      figure: `${form}, processor time of a key with all that follows`,
      ours: median(ours.whole),
      anchor: median(hookForm.whole),
      maxRatio: 1.2,
      show: milliseconds,
      ...more,
    }),
  ]
}

async function measure(page: Page, cpu: CpuClock): Promise<Times> {
  const times: Times = { ours: { key: [], whole: [] }, hookForm: { key: [], whole: [] } }
  for (let round = 0; round < rounds; round++) {
    for (const kind of round % 2 ? kinds : kinds.toReversed()) {
      await page.evaluate((name) => bench.mount(name), kind)
      let keys: number[] = []
      const whole = await cpu(async () => {
        keys = await page.evaluate((count) => bench.typeText(count), keystrokes)
        await page.waitForTimeout(settleMilliseconds)
      })
      // The first round is spent on warming the page up.
      if (round > 0) {
        times[kind].key.push(...keys)
        times[kind].whole.push(whole / keystrokes)
      }
    }
  }
  return times
}
