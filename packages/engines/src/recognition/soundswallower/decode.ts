import type { Speech } from '../../voice-activity/findSpeech.js'
import type { Pass } from './engine.js'
import { isSound } from './engine.js'
import type { Decoded, DecodedWord, Unheard } from './messages.js'

const framesPerSecond = 100
// How far the voice may reach beyond a word: half a window of voice activity.
const edgeSeconds = 0.016

interface Listened {
  /** With the grammar. */
  readonly heard: Pass
  /** Listens to a free chain of sounds; only asked when a sentence was heard. */
  readonly free: () => Pass
  readonly speech: Speech
  /** The word of the grammar for a name of the engine. */
  readonly wordOf: (name: string) => string
}

/** Compares the best sentence of a grammar with a free chain of sounds over the same recording, and with its speech. */
export function decodedOf({ heard, free, speech, wordOf }: Listened): Decoded | Unheard {
  // Any speech is sounds, which are no words and explain themselves as well as the free chain does.
  const commanded = heard.segments.filter(({ t }) => !isSound(t))
  if (commanded.length === 0) return 'no_sentence'
  const words = commanded.map(
    ({ t, b, d, p }): DecodedWord => ({
      word: wordOf(t),
      startSeconds: Math.max(0, b),
      endSeconds: b + d,
      score: p,
    }),
  )
  const chain = free()
  if (chain.segments.length === 0) return 'no_sentence'
  const frames = commanded.reduce((sum, { d }) => sum + d * framesPerSecond, 0)
  return { words, ratio: (heard.score - chain.score) / frames, coverage: coverageOf(heard, speech) }
}

/** Share of the speech that the sentence accounts for. What is left the engine took for noise between the words. */
function coverageOf({ segments }: Pass, { places }: Speech): number {
  const isCovered = (place: number) =>
    segments.some(({ b, d }) => place >= b - edgeSeconds && place <= b + d + edgeSeconds)
  return places.filter(isCovered).length / places.length
}
