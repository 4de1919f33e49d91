import type { Grammar } from '../grammar/tree.js'
import type { Lexicon } from '../pronunciation/pronounce.js'
import { type EngineDecoder, isSound, type PassOptions } from './engine.js'
import { isLarge } from './rival.js'

/** The words that another ear of the language recognizes in a recording by the same grammar. */
export type SecondOpinion = (spoken: Float32Array, options?: PassOptions) => readonly string[]

/**
 * What comes by chance among very many sentences is seldom the same by another ear: people say one sentence.
 *
 * @param load gives the decoder of the other ear; `undefined` where there is none. Only called for a large grammar.
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
