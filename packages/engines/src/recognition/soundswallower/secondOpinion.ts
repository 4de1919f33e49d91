import type { Grammar } from '../grammar/tree.js'
import type { Lexicon } from '../pronunciation/pronounce.js'
import { type EngineDecoder, isSound, type PassOptions } from './engine.js'
import { isLarge } from './rival.js'

/** The words that other sounds of the same language find in a recording by the same grammar. */
export type SecondOpinion = (spoken: Float32Array, options?: PassOptions) => readonly string[]

/**
 * What comes by chance among very many sentences is seldom the same by another model: people say one sentence.
 *
 * @param load gives the decoder of the other model; `undefined` for a language that has one only. It is asked for a large grammar.
 */
export async function secondOpinionOf(
  grammar: Grammar,
  lexicon: Lexicon,
  load: (() => Promise<EngineDecoder>) | undefined,
): Promise<SecondOpinion | undefined> {
  if (!load || !isLarge(grammar)) return
  const decoder = await load()
  const wordOf = decoder.setGrammar(grammar, lexicon)
  return (spoken, options) =>
    decoder.pass(spoken, options).segments.flatMap(({ t }) => (isSound(t) ? [] : [wordOf(t).word]))
}
