import type { ScoredSound, ScoreEvent } from '../widgets/ScoreCurve/ScoredSound.js'
import { seeded } from './synthesise.js'

const stepSeconds = 0.1

/**
 * Scores as somebody speaks: low at rest, with a hill at each event.
 *
 * @param seconds length, 0 or more; a step is a tenth of a second.
 * @param events what was recognized, each at the top of a hill.
 * @param name of the recording.
 */
export function someScores(seconds: number, events: readonly ScoreEvent[] = [], name?: string): ScoredSound {
  const random = seeded(7)
  const hills = [
    ...events,
    ...Array.from({ length: Math.floor(seconds / 6) }, (_, index) => ({
      seconds: 3 + index * 6 + random() * 2,
      score: 1600 + random() * 1600,
    })),
  ]
  const scores = Array.from({ length: Math.round(seconds / stepSeconds) }, (_, step) => {
    const now = step * stepSeconds
    const hill = hills.map(({ seconds: top, score }) => score * Math.exp(-(((now - top) / 0.45) ** 2)))
    return Math.round(Math.max(700 + random() * 600, ...hill))
  })
  return { scores, events, ...(name !== undefined && { name }) }
}
