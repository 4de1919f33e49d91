import { startVoiceProcess } from '../services/voice/tests/support/startVoiceProcess.ts'
import { type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import { measureSessions } from './recognition/measureSessions.ts'
import { englishSet } from './recognition/spokenSets.ts'

const mostSlowestToFastest = 1.5

/** Recognition for one, four and sixteen people at once: speed, memory, and whether all of them wait alike. */
export async function run(): Promise<Outcome> {
  const clips = await englishSet()
  const voice = await startVoiceProcess()
  try {
    // The first recognition of a language waits for its model.
    await measureSessions(voice, { ...clips, inside: clips.inside.slice(0, 1) }, 1)
    const rows: Row[] = []
    for (const sessions of [1, 4, 16]) {
      const measured = await measureSessions(voice, clips, sessions)
      const { right, total, realTimeFactor, waitFactor, slowestToFastest, megabytes } = measured
      const of = `${sessions} at once`
      const isFair = slowestToFastest <= mostSlowestToFastest
      rows.push(
        { figure: `${of}, right`, value: `${right} / ${total}`, budget: 'all', ok: right === total },
        told(`${of}, real-time factor`, realTimeFactor.toFixed(3)),
        told(`${of}, wait per second of sound`, `${waitFactor.toFixed(3)} s`),
        {
          figure: `${of}, slowest to fastest`,
          value: `${slowestToFastest.toFixed(2)}×`,
          budget: sessions === 1 ? '' : `≤ ${mostSlowestToFastest}×`,
          ok: isFair,
        },
        told(`${of}, memory`, `${megabytes ?? '?'} MB`),
      )
    }
    return outcomeOf('sessions', rows)
  } finally {
    await voice.stop()
  }
}

const told = (figure: string, value: string): Row => ({ figure, value, budget: '', ok: true })
