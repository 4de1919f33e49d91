import { limits } from '@saywright/api/contract'
import { foldText } from '@saywright/ui'

/** The best score of a wake word in a recording, and whether one was said in it. */
export type SpottedRecording = {
  readonly id: number
  readonly name: string
  readonly milliseconds: number
  /** Absent where the recording has no transcription: nobody knows what was said. */
  readonly holdsWord: boolean | undefined
  /** Scores of the wake words that were detected in it, from 0 to 10,000. */
  readonly scores: readonly number[]
}

/** What a threshold makes of recordings. */
export type WakeFacts = {
  /** Recordings in which a wake word was said, and those of them that woke. */
  readonly said: number
  readonly woken: number
  /** How often something else woke, and how long it was listened to. */
  readonly mistakes: number
  readonly otherMilliseconds: number
  /** Recordings without a transcription, which count for nothing. */
  readonly unknown: number
}

const plain = (text: string) =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Whether one of the words occurs in a transcription; undefined without one. */
export function holdsWord(
  transcription: string | null | undefined,
  words: readonly string[],
): boolean | undefined {
  if (!transcription?.trim()) return undefined
  const said = plain(transcription)
  return words.some((word) => said.includes(plain(word)))
}

export function factsOf(recordings: readonly SpottedRecording[], threshold: number): WakeFacts {
  const wakes = ({ scores }: SpottedRecording) => scores.filter((score) => score >= threshold).length
  const said = recordings.filter(({ holdsWord }) => holdsWord === true)
  const others = recordings.filter(({ holdsWord }) => holdsWord === false)
  return {
    said: said.length,
    woken: said.filter((recording) => wakes(recording) > 0).length,
    mistakes: others.reduce((sum, recording) => sum + wakes(recording), 0),
    otherMilliseconds: others.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    unknown: recordings.length - said.length - others.length,
  }
}

const step = 100
/** A mistake each hour weighs like a fifth of the calls missed: a device that wakes by itself annoys more. */
const missesPerHourlyMistake = 0.2
const hourMilliseconds = 3_600_000

/**
 * The threshold with the fewest errors on recordings: the share of misses, and mistakes by the hour; in the middle of all
 * that are equally good.
 *
 * @returns a multiple of 100; undefined while no recording is known to hold a wake word, or none to hold another.
 */
export function bestThreshold(recordings: readonly SpottedRecording[]): number | undefined {
  const { said, otherMilliseconds } = factsOf(recordings, 0)
  if (said === 0 || otherMilliseconds === 0) return undefined
  let best: { cost: number; from: number; to: number } | undefined
  for (let threshold = step; threshold <= limits.confidenceMax; threshold += step) {
    const { woken, mistakes } = factsOf(recordings, threshold)
    const hourly = mistakes / (otherMilliseconds / hourMilliseconds)
    const cost = (said - woken) / said + hourly * missesPerHourlyMistake
    if (!best || cost < best.cost) best = { cost, from: threshold, to: threshold }
    else if (cost === best.cost && best.to === threshold - step) best.to = threshold
  }
  return best && Math.round((best.from + best.to) / 2 / step) * step
}
