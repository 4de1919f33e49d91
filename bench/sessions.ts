import { startVoiceProcess } from '../services/voice/tests/support/startVoiceProcess.ts'
import { type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import { measureSessions, type SessionsMeasured } from './recognition/measureSessions.ts'
import { fileSpeed, speedRow } from './recognition/speeds.ts'
import { englishSet } from './recognition/spokenSets.ts'

const maxSlowestToFastest = 1.5

/** Recognition for one, four and sixteen people at once: speed, memory, and whether all of them wait alike. */
export async function run(): Promise<Outcome> {
  const clips = await englishSet()
  const voice = await startVoiceProcess()
  try {
    // The first recognition of a language waits for its model.
    await measureSessions(voice, { ...clips, inside: clips.inside.slice(0, 1) }, 1)
    const rows: Row[] = []
    for (const sessions of [1, 4, 16])
      rows.push(...rowsOf(sessions, await measureSessions(voice, clips, sessions)))
    return outcomeOf('sessions', rows)
  } finally {
    await voice.stop()
  }
}

function rowsOf(sessions: number, measured: SessionsMeasured): Row[] {
  const { right, total, realTimeFactor, waitFactor, slowestToFastest, megabytes } = measured
  const of = `${sessions} at once`
  return [
    { figure: `${of}, right`, value: `${right} / ${total}`, budget: 'all', ok: right === total },
    speedRow(of, realTimeFactor, total, fileSpeed),
    unlimited(`${of}, wait per second of sound`, `${waitFactor.toFixed(3)} s`),
    {
      figure: `${of}, slowest to fastest`,
      value: `${slowestToFastest.toFixed(2)}×`,
      budget: sessions === 1 ? '' : `≤ ${maxSlowestToFastest}×`,
      ok: slowestToFastest <= maxSlowestToFastest,
    },
    unlimited(`${of}, memory`, `${megabytes ?? '?'} MB`),
  ]
}

const unlimited = (figure: string, value: string): Row => ({ figure, value, budget: '', ok: true })
