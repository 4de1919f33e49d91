import { type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import { startEngines } from './lib/startHearing.ts'
import { type LiveMeasured, measureLive } from './recognition/measureLive.ts'
import { liveSpeed, speedRow } from './recognition/speeds.ts'

const maxSlowestToFastest = 1.5
/** A machine that has other work makes threads slow, which is not what is measured. */
const timeoutMilliseconds = 120_000

/** Recognition while one person speaks and while sixteen do: speed, fairness, and whether all sessions complete. */
export async function run(): Promise<Outcome> {
  const { recognizer, stop } = startEngines({ timeoutMilliseconds })
  try {
    const rows: Row[] = []
    for (const sessions of [1, 16]) rows.push(...rowsOf(sessions, await measureLive(recognizer, sessions)))
    return outcomeOf('live', rows)
  } finally {
    await stop()
  }
}

function rowsOf(sessions: number, measured: LiveMeasured): Row[] {
  const { right, total, dropped, realTimeFactor, longestLag, slowestToFastest } = measured
  const of = `${sessions} at once`
  return [
    {
      figure: `${of}, sentences recognized`,
      value: `${right} / ${total}`,
      budget: 'all',
      ok: right === total,
    },
    { figure: `${of}, dropped out`, value: String(dropped), budget: '0', ok: dropped === 0 },
    speedRow(`${of}, by processor time`, realTimeFactor, total, liveSpeed),
    { figure: `${of}, longest lag`, value: `${longestLag.toFixed(2)} s`, budget: '', ok: true },
    {
      figure: `${of}, slowest to fastest`,
      value: `${slowestToFastest.toFixed(2)}×`,
      budget: sessions === 1 ? '' : `≤ ${maxSlowestToFastest}×`,
      ok: slowestToFastest <= maxSlowestToFastest,
    },
  ]
}
