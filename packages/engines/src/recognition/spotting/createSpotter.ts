import { limits } from '@saywright/api/contract'
import { type Silero, windowLength } from '../../voice-activity/createSilero.js'
import { createFrames, joined } from '../listening/frames.js'
import type { EngineDecoder, Keyword, KeywordPart } from '../soundswallower/engine.js'
import { type Instance, instancesIn } from './instances.js'
import { judgeInstance } from './judgeInstance.js'
import type { PreparedWakeWord, SpottedWakeWord } from './WakeWord.js'
import { wakeScoreOf } from './wakeScore.js'

const rate = limits.audioSampleRateHertz
const framesPerSecond = 100
const windowSeconds = windowLength / rate
const stepSamples = (limits.wakeScoreStepMilliseconds * rate) / 1000
const speechScore = 0.5
// A click is no speech: three windows of the last six must be.
const [recentWindows, speechWindows] = [6, 3]
// Sound before the first speech: the first consonant may be too quiet to be taken for it.
const leadWindows = 16
// Half a second without speech ends a stretch of it, and eight seconds do; what begins at its end is heard in the next one.
const silentWindows = 16
const longestWindows = 250
const overlapWindows = 50
// Searched again and again while somebody speaks, each time as far back as the longest word may last.
const windowsBetween = 12
/** A phone lasts less than this on average, in seconds, also where somebody speaks slowly. */
const longestPhone = 0.14
const aroundWord = 0.4
/** A phrase that lasts longer is not one that wakes: a search is bounded whatever the words are. */
const longestSearch = 4
/** A word is found by the next search after it, and by the one after that as well as it will be. */
const settledSeconds = 0.5
/** A word may still go on that ends where the sound does. */
const openSeconds = 0.06

/** One decoder finds the words, another judges them. */
export interface SpottingEar {
  readonly finder: EngineDecoder
  readonly judge: EngineDecoder
  readonly partOf: (name: string) => KeywordPart
}

export interface SpotterParts {
  readonly lang: string
  readonly words: readonly PreparedWakeWord[]
  readonly silero: Silero
  /** @param samples the beginning of a stretch of speech. */
  readonly earFor: (samples: Float32Array) => SpottingEar
  /** Place of the first sample, in samples. @default 0 */
  readonly from?: number
}

/** What was found in a piece of sound. */
export interface Spotting {
  /** Number of the first of the steps whose scores are known now. */
  readonly firstStep: number
  /** The highest score of a wake word that ends in each step, from `firstStep` on. */
  readonly scores: readonly number[]
  readonly heard: readonly SpottedWakeWord[]
  /** From this sample on the sound is needed again by another one that goes on in this one's place. */
  readonly neededFrom: number
  /** Windows of speech in the piece. */
  readonly speechSeconds: number
}

export interface Spotter {
  /**
   * @param samples the next ones, mono PCM at 16 kHz.
   * @param isLast whether nothing follows.
   */
  hear(samples: Float32Array, isLast: boolean): Spotting
}

interface Candidate extends SpottedWakeWord {
  isReported?: boolean
  /** Whether it is in the scores. */
  isCounted?: boolean
}

/** Finds wake words and anti wake words in sound that comes piece by piece. */
export function createSpotter({ lang, words, silero, earFor, from = 0 }: SpotterParts): Spotter {
  const windows = createFrames(windowLength)
  const lengths = words.map(({ said }) => said.length)
  const longest = Math.max(...words.map(({ said }) => phonesOf(said)))
  const searchedWindows = Math.ceil(
    Math.min(longestSearch, longest * longestPhone + aroundWord) / windowSeconds,
  )
  /** Windows of the stretch of speech, or what could be the beginning of the next. */
  let kept: Float32Array[] = []
  let speech: boolean[] = []
  /** Of the window after the last. */
  let place = from
  let ear: SpottingEar | undefined
  let silent = 0
  let unheard = 0
  let judged = new Set<string>()
  let candidates: Candidate[] = []
  const scores = new Map<number, number>()
  let toldSteps = Math.ceil(from / stepSamples)

  const isSpokenAt = (seconds: number) => speech[Math.floor(seconds / windowSeconds)] === true
  const keptFrom = () => place - kept.length * windowLength

  function begin(): void {
    ear = earFor(joined(kept))
    judged = new Set()
    silent = 0
    unheard = 0
  }

  /** Finds the nearest word in what was said last. */
  function search(): void {
    if (!ear) return
    unheard = 0
    const first = Math.max(0, kept.length - searchedWindows)
    const isSpoken = (frame: number) => isSpokenAt(first * windowSeconds + (frame + 0.5) / framesPerSecond)
    const { segments } = ear.finder.pass(joined(kept.slice(first)), { isSpoken })
    for (const { startSeconds, endSeconds, ...instance } of instancesIn(segments, ear.partOf, lengths))
      consider({
        ...instance,
        startSeconds: startSeconds + first * windowSeconds,
        endSeconds: endSeconds + first * windowSeconds,
      })
  }

  /** Judges a word once in each place. */
  function consider(instance: Instance): void {
    const { keyword, startSeconds, endSeconds } = instance
    const word = words[keyword]
    if (!ear || !word || endSeconds > kept.length * windowSeconds - openSeconds) return
    const key = `${keyword} ${Math.round(startSeconds * 50)} ${Math.round(endSeconds * 50)}`
    if (judged.has(key)) return
    judged.add(key)
    const fit = judgeInstance(instance, { samples: joined(kept), isSpokenAt }, ear.judge)
    if (!fit) return
    const from = keptFrom()
    const { text, role } = word
    const [start, end] = [from + Math.round(startSeconds * rate), from + Math.round(endSeconds * rate)]
    candidates.push({ text, role, start, end, score: wakeScoreOf(lang, fit) })
  }

  function end(): void {
    search()
    ear = undefined
  }

  function take(window: Float32Array): void {
    const isSpeech = silero.next(window) >= speechScore
    kept.push(window)
    speech.push(isSpeech)
    place += windowLength
    if (!ear) {
      const recent = speech.slice(-recentWindows).filter(Boolean).length
      if (recent >= speechWindows) begin()
      else drop(kept.length - leadWindows)
      return
    }
    unheard++
    silent = isSpeech ? 0 : silent + 1
    if (silent >= silentWindows) {
      end()
      drop(kept.length - leadWindows)
    } else if (kept.length >= longestWindows) {
      end()
      drop(kept.length - overlapWindows)
      begin()
    } else if (unheard >= windowsBetween) search()
  }

  function drop(count: number): void {
    if (count <= 0) return
    kept = kept.slice(count)
    speech = speech.slice(count)
  }

  /** What does not change any more. */
  function settled(isLast: boolean): Pick<Spotting, 'scores' | 'heard'> {
    const until = !ear || isLast ? place : place - Math.round(settledSeconds * rate)
    const heard = candidates.filter((one) => !one.isReported && one.end <= until && isBest(one, candidates))
    for (const one of candidates) {
      if (one.end > until || one.isCounted || one.role === 'anti') continue
      one.isCounted = true
      const isOf = (other: Candidate) => other !== one && isSamePlace(other, one)
      // One that was told before keeps its score, also where it is found once more a little better.
      if (candidates.some((other) => isOf(other) && other.isReported)) continue
      if (candidates.some((other) => other.role === 'anti' && isBetter(other, one))) continue
      // A step that is known already is not told again: the score is in the next one.
      const step = Math.max(toldSteps, Math.floor(one.end / stepSamples))
      scores.set(step, Math.max(scores.get(step) ?? 0, one.score))
    }
    for (const one of heard) one.isReported = true
    candidates = candidates.filter((one) => one.end > keptFrom())
    const steps = isLast ? Math.ceil(place / stepSamples) : Math.floor(until / stepSamples)
    const told: number[] = []
    for (; toldSteps < steps; toldSteps++) {
      told.push(scores.get(toldSteps) ?? 0)
      scores.delete(toldSteps)
    }
    return {
      scores: told,
      heard: heard.map(({ text, role, start, end, score }) => ({ text, role, start, end, score })),
    }
  }

  return {
    hear(samples, isLast) {
      const firstStep = toldSteps
      const scores: number[] = []
      const heard: SpottedWakeWord[] = []
      const settle = (isOver: boolean) => {
        const found = settled(isOver)
        scores.push(...found.scores)
        heard.push(...found.heard)
      }
      let spoken = 0
      // Window by window: what is heard does not depend on the pieces in which the sound comes.
      for (const window of windows.next(samples)) {
        take(window)
        if (speech.at(-1)) spoken++
        settle(false)
      }
      if (isLast) {
        if (ear) end()
        settle(true)
      }
      return { firstStep, scores, heard, neededFrom: keptFrom(), speechSeconds: spoken * windowSeconds }
    },
  }
}

/** Phones of a word, said in the longest way. */
const phonesOf = (said: Keyword) =>
  said.reduce((sum, ways) => sum + Math.max(...ways.map((phones) => phones.split(' ').length)), 0)

const isBetter = (one: Candidate, other: Candidate) => isSamePlace(one, other) && one.score > other.score

/** Of words in the same place one is heard: that with the best score, or the one that was reported before. */
const isBest = (one: Candidate, all: readonly Candidate[]) =>
  !all.some(
    (other) =>
      other !== one &&
      isSamePlace(one, other) &&
      (other.isReported ||
        other.score > one.score ||
        (other.score === one.score && all.indexOf(other) < all.indexOf(one))),
  )

/** Whether two words are said at the same time, for most of the shorter one. */
function isSamePlace(one: SpottedWakeWord, other: SpottedWakeWord): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start)
  return shared > 0.5 * Math.min(one.end - one.start, other.end - other.start)
}
