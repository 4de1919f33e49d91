import { countSentences } from '../grammar/countSentences.js'
import { holdsAnySpeech } from '../grammar/holdsAnySpeech.js'
import type { Grammar } from '../grammar/tree.js'
import type { Lexicon } from '../pronunciation/pronounce.js'
import type { EngineDecoder, PassOptions } from './engine.js'

// The nearest sentence of few is near because it was said; that of many, because there are many.
const leastChoices = 10_000

/** Whether so many sentences are offered that one of them is near to anything. */
export const areMany = (choices: number) => choices >= leastChoices

export const isLarge = (grammar: Grammar) => areMany(countSentences(grammar))

/** How well the nearest sentence that nobody said fits a part of a recording: the engine's score. `undefined` where none does. */
export type Rival = (part: Float32Array, options?: PassOptions) => number | undefined

/**
 * A grammar whose words are said backwards: as many sentences, of as many words and of the same sounds. Whatever was said,
 * its nearest sentence is as near as one of the grammar comes by chance.
 *
 * @param load gives the decoder that keeps it, whose scores can be compared; it is asked only when it is needed.
 * @returns `undefined` for a small grammar, and for one that holds any speech, which is the same backwards.
 */
export async function rivalOf(
  grammar: Grammar,
  lexicon: Lexicon,
  load: () => Promise<EngineDecoder>,
): Promise<Rival | undefined> {
  if (!isLarge(grammar) || holdsAnySpeech(grammar)) return
  const decoder = await load()
  decoder.setGrammar(grammar, backwards(lexicon))
  return (part, options) => {
    const { score, segments } = decoder.pass(part, options)
    return segments.length === 0 ? undefined : score
  }
}

const backwards = (lexicon: Lexicon): Lexicon =>
  new Map(
    [...lexicon].map(([word, ways]) => [word, ways.map((phones) => phones.split(' ').reverse().join(' '))]),
  )
