import type { Speech } from '../../voice-activity/findSpeech.js'
import type { Unheard } from '../port.js'
import type { Pass, SpokenWord } from './engine.js'
import { isSound } from './engine.js'
import type { Decoded } from './messages.js'

const framesPerSecond = 100
// A window of voice activity, and how far the voice may reach beyond a word: half of it.
const windowSeconds = 0.032
const edgeSeconds = windowSeconds / 2

interface Passes {
  /** With the grammar. */
  readonly heard: Pass
  /** Listens to a free chain of sounds; only asked when a sentence was heard. */
  readonly free: () => Pass
  readonly speech: Speech
  readonly wordOf: (name: string) => SpokenWord
}

/** Compares the best sentence of a grammar with a free chain of sounds over the same recording, and with its speech. */
export function decodedOf({ heard, free, speech, wordOf }: Passes): Decoded | Unheard {
  // Any speech is sounds, which are no words and explain themselves as well as the free chain does.
  const commanded = heard.segments.filter(({ t }) => !isSound(t))
  if (commanded.length === 0) return 'no_sentence'
  const words = commanded.map((segment) => ({ ...segment, ...wordOf(segment.t) }))
  const chain = free()
  if (chain.segments.length === 0) return 'no_sentence'
  const seconds = words.reduce((sum, { d }) => sum + d, 0)
  return {
    words: words.map(({ word, b, d, p }) => ({
      word,
      startSeconds: Math.max(0, b),
      endSeconds: b + d,
      score: p,
    })),
    ratio: (heard.score - chain.score) / (seconds * framesPerSecond),
    coverage: covered(speech, heard.segments) / speech.places.length,
    voiced: Math.min(1, (covered(speech, commanded) * windowSeconds) / seconds),
    phones: words.reduce((sum, { phones }) => sum + phones, 0),
    slowestPhone: Math.max(...words.map(({ d, phones }) => d / phones)),
  }
}

/** Windows of speech within segments. What is left the engine took for noise between the words. */
function covered({ places }: Speech, segments: Pass['segments']): number {
  const isCovered = (place: number) =>
    segments.some(({ b, d }) => place >= b - edgeSeconds && place <= b + d + edgeSeconds)
  return places.filter(isCovered).length
}
