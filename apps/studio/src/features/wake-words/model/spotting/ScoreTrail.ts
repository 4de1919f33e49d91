import { limits, type WakeListeningEvent, type WakeWordSpotting } from '@saywright/api/contract'
import type { ScoredSound, ScoreEvent } from '@saywright/audio'
import type { WordRole } from '../words/EditedWord.js'

/** A word that was detected, whatever its score. */
export type DetectedWord = {
  readonly word: string
  readonly role: WordRole
  /** Seconds from the start of the sound. */
  readonly seconds: number
  /** From 0 to 10,000. */
  readonly score: number
}

/** The scores of one sound: a recording, or a microphone up to now. */
export type SpottedSound = {
  readonly name: string | undefined
  /** The highest score of a wake word in each step, from 0 to 10,000. */
  readonly scores: readonly number[]
  readonly detected: readonly DetectedWord[]
  /** Whether any wake word in it is one too many: the recording has another transcription. */
  readonly isOther: boolean
}

/** Scores over time: of a microphone, or of recordings one after the other. */
export type ScoreTrail = {
  readonly stepMilliseconds: number
  readonly sounds: readonly SpottedSound[]
}

export const emptyTrail: ScoreTrail = { stepMilliseconds: limits.wakeScoreStepMilliseconds, sounds: [] }

const silent: SpottedSound = { name: undefined, scores: [], detected: [], isOther: false }

type Detected = Pick<WakeWordSpotting['heard'][number], 'word' | 'role' | 'score' | 'end_ms'>

const detectedOf = ({ word, role, score, end_ms }: Detected): DetectedWord => ({
  ...{ word, role, score, seconds: end_ms / 1000 },
})

/** The trail of a microphone after an event of the server. */
export function trailAfter(trail: ScoreTrail, event: WakeListeningEvent): ScoreTrail {
  const [sound = silent] = trail.sounds
  if (event.type === 'scores') {
    const { start_ms, step_ms, scores } = event.data
    const from = Math.round(start_ms / step_ms)
    // Scores of a stretch that is known already replace it; what is missing between was silent.
    const known = sound.scores.slice(0, from)
    while (known.length < from) known.push(0)
    return { stepMilliseconds: step_ms, sounds: [{ ...sound, scores: [...known, ...scores] }] }
  }
  if (event.type !== 'heard') return trail
  return { ...trail, sounds: [{ ...sound, detected: [...sound.detected, detectedOf(event.data)] }] }
}

/** The trail with a recording behind it. @param isOther whether any wake word in it is one too many. */
export function withRecording(
  trail: ScoreTrail,
  name: string,
  { scores, heard }: Pick<WakeWordSpotting, 'scores' | 'heard'>,
  isOther: boolean,
): ScoreTrail {
  const sound = { name, scores: scores.scores, detected: heard.map(detectedOf), isOther }
  return { stepMilliseconds: scores.step_ms, sounds: [...trail.sounds, sound] }
}

/** An anti wake word that is less certain than this share of the threshold is no event. */
const leastAntiShare = 0.5

/** The sounds as they are drawn: what a threshold makes of the detected words. */
export const scoredSounds = ({ sounds }: ScoreTrail, threshold: number): readonly ScoredSound[] =>
  sounds.map(({ name, scores, detected, isOther }) => ({
    ...(name !== undefined && { name }),
    scores,
    events: detected.flatMap(({ role, ...event }): ScoreEvent[] => {
      if (role === 'anti')
        return event.score >= threshold * leastAntiShare ? [{ ...event, kind: 'anti' }] : []
      return event.score >= threshold ? [{ ...event, kind: isOther ? 'mistake' : 'woken' }] : []
    }),
  }))
