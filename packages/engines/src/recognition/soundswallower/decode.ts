import type { Speech } from '../../voice-activity/findSpeech.js'
import type { Unheard } from '../port.js'
import type { Pass, SpokenWord } from './engine.js'
import { isSound, soundOf } from './engine.js'
import type { Likelihood } from './likelihoodRatio.js'
import type { Decoded } from './messages.js'
import type { SentencePart } from './SentencePart.js'

// A window of voice activity, and how far the voice may reach beyond a word: half of it.
const windowSeconds = 0.032
const edgeSeconds = windowSeconds / 2
// What is judged beside the words: their edges are not found to the frame.
const aroundSeconds = 0.03

interface Passes {
  /** With the grammar. */
  readonly heard: Pass
  /** How much better a sentence explains a part of the recording than others do; only asked when one was heard. */
  readonly likelihoodOf: (part: SentencePart) => Likelihood
  /** The words that another model hears, where there is one; only asked in doubt. */
  readonly secondOpinion?: (() => readonly string[]) | undefined
  readonly speech: Speech
  /** Sentences of the grammar. */
  readonly choices: number
  readonly wordOf: (name: string) => SpokenWord
}

/** Compares the best sentence of a grammar with any sounds in the same place, and with the speech of the recording. */
export function decodedOf({
  heard,
  likelihoodOf,
  secondOpinion,
  speech,
  choices,
  wordOf,
}: Passes): Decoded | Unheard {
  // Any speech is sounds, which are no words and explain themselves as well as a free chain does.
  const commanded = heard.segments.filter(({ t }) => !isSound(t))
  const [first, last] = [commanded[0], commanded.at(-1)]
  if (!first || !last) return 'no_sentence'
  const words = commanded.map((segment) => ({ ...segment, ...wordOf(segment.t) }))
  const said = heard.segments.filter(({ b }) => b >= first.b && b <= last.b)
  const seconds = words.reduce((sum, { d }) => sum + d, 0)
  const likelihood = likelihoodOf({
    sentence: said.map(({ t }) => (isSound(t) ? soundOf(t) : wordOf(t).phones)),
    startSeconds: Math.max(0, first.b - aroundSeconds),
    endSeconds: last.b + last.d + aroundSeconds,
    wordSeconds: seconds + 2 * aroundSeconds,
  })
  const isInDoubt = likelihood.ratio < 0
  return {
    words: words.map(({ word, b, d, p }) => ({
      word,
      startSeconds: Math.max(0, b),
      endSeconds: b + d,
      score: p,
    })),
    ...likelihood,
    isConfirmed: !isInDoubt || !secondOpinion || isSame(secondOpinion(), words),
    coverage: covered(speech, heard.segments) / speech.places.length,
    voiced: Math.min(1, (covered(speech, commanded) * windowSeconds) / seconds),
    phones: words.reduce((sum, { phones }) => sum + countOf(phones), 0),
    choices,
    slowestPhone: Math.max(...words.map(({ d, phones }) => d / countOf(phones))),
  }
}

const isSame = (heard: readonly string[], words: readonly { readonly word: string }[]) =>
  heard.join(' ') === words.map(({ word }) => word).join(' ')

const countOf = (phones: string) => phones.split(' ').length

/** Windows of speech within segments. What is left the engine took for noise between the words. */
function covered({ places }: Speech, segments: Pass['segments']): number {
  const isCovered = (place: number) =>
    segments.some(({ b, d }) => place >= b - edgeSeconds && place <= b + d + edgeSeconds)
  return places.filter(isCovered).length
}
