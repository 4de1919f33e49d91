import type { Hypothesis, Recognition, SpeechHypothesis, SpeechRecognition } from '@saywright/api/contract'
import { match } from '@saywright/grammar'
import type { PreparedGrammar } from './prepareGrammar.js'

const silence: Recognition = { rejected: true, hypotheses: [], single_hypothesis: true, tags: [] }

const isSlot = ([name]: readonly [string, string]) => name.startsWith('<')

/**
 * What was heard, in the terms of the grammar: its slots and tags.
 *
 * @param heard the engine's answer; `undefined` for a silent recording.
 * @param most number of hypotheses wanted.
 */
export function recognitionResponse(
  heard: SpeechRecognition | undefined,
  grammar: PreparedGrammar,
  most: number,
): Recognition {
  if (!heard) return silence
  const read = heard.hypotheses.slice(0, most).map((hypothesis) => readHypothesis(hypothesis, grammar))
  return {
    // The engine's grammar is a little wider than the author's (long repeats): what does not match is refused.
    rejected: heard.rejected || read[0]?.isMatched !== true,
    hypotheses: read.map(({ hypothesis }) => hypothesis),
    single_hypothesis: heard.single_hypothesis,
    tags: read[0]?.tags ?? [],
  }
}

function readHypothesis(heard: SpeechHypothesis, { compiled, slots }: PreparedGrammar) {
  const found = match(compiled, heard.text, { slots, nearest: false })
  const tags = found.matched ? found.tags : []
  const hypothesis: Hypothesis = {
    text: heard.text,
    confidence: heard.confidence,
    slots: Object.fromEntries(tags.filter(isSlot).map(([name, value]) => [name.slice(1, -1), value])),
    words: heard.words.map(({ word, start_ms, end_ms, score }) => ({ text: word, start_ms, end_ms, score })),
  }
  return {
    hypothesis,
    isMatched: found.matched,
    tags: tags.filter((tag) => !isSlot(tag)).map(([name, value]) => ({ name, value })),
  }
}
