import type { Pass } from './engine.js'
import { isSound } from './engine.js'
import type { Decoded, DecodedWord, Unheard } from './messages.js'

const framesPerSecond = 100

/**
 * Compares the best sentence of a grammar with a free chain of sounds over the same recording.
 *
 * @param heard with the grammar.
 * @param free listens to the chain; only asked when a sentence was heard.
 * @param wordOf the word of the grammar for a name of the engine.
 */
export function decodedOf(
  heard: Pass,
  free: () => Pass,
  wordOf: (name: string) => string,
): Decoded | Unheard {
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
  return { words, ratio: (heard.score - chain.score) / frames }
}
