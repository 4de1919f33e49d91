import type { Caller } from '../../failures/requireCaller.js'
import { countSentences } from '../grammar/countSentences.js'
import { holdsAnySpeech } from '../grammar/holdsAnySpeech.js'
import type { Grammar } from '../grammar/tree.js'
import type { Lexicon } from '../pronunciation/pronounce.js'
import { type EngineDecoder, isSound, soundOf } from './engine.js'

/** The nearest sentence of few is near because it was said; that of many, because there are many. */
const leastChoices = 10_000

/**
 * What nobody said: the phones, separated by spaces, of each word of the nearest sentence in a part of a recording. `undefined`
 * where none is near.
 */
export type Rival = (part: Float32Array, caller?: Caller) => readonly string[] | undefined

/**
 * A grammar whose words are said backwards: as many sentences, of as many words and of the same sounds. Whatever was said,
 * its nearest sentence is as near as one of the grammar comes by chance.
 *
 * @param load gives the decoder that keeps it, and is asked only when it is needed.
 * @returns `undefined` for a small grammar, and for one that holds any speech, which is the same backwards.
 */
export async function rivalOf(
  grammar: Grammar,
  lexicon: Lexicon,
  load: () => Promise<EngineDecoder>,
): Promise<Rival | undefined> {
  if (countSentences(grammar) < leastChoices || holdsAnySpeech(grammar)) return
  const decoder = await load()
  const said = decoder.setGrammar(grammar, backwards(lexicon))
  return (part, caller) => {
    const { segments } = decoder.pass(part, caller)
    if (segments.length === 0) return
    return segments.map(({ t }) => (isSound(t) ? soundOf(t) : said(t).phones))
  }
}

const backwards = (lexicon: Lexicon): Lexicon =>
  new Map(
    [...lexicon].map(([word, ways]) => [word, ways.map((phones) => phones.split(' ').reverse().join(' '))]),
  )
