import type { Hypothesis, Recognition, SpeechHypothesis, SpeechRecognition } from '@saywright/api/contract'

/** What a sentence means in a grammar; `isMatched` false: it is not in it. */
export interface ReadSentence {
  readonly isMatched: boolean
  /** Tags, return values (`@` when unnamed) and slots (`<name>`) in the order in which they begin. */
  readonly tags: readonly (readonly [name: string, value: string])[]
}

/** Of a silent recording. @param threshold with which it was listened. */
export const silence = (threshold: number): Recognition => ({
  rejected: true,
  refusal: 'no_speech',
  hypotheses: [],
  threshold,
  single_hypothesis: true,
  tags: [],
})

const isSlot = ([name]: readonly [string, string]) => name.startsWith('<')

/**
 * What was heard, in the terms of the grammar: its slots and tags.
 *
 * @param hypotheses those of the engine's answer that are wanted.
 * @param read what each of them means in the grammar.
 */
export function recognitionResponse(
  heard: SpeechRecognition,
  hypotheses: readonly SpeechHypothesis[],
  read: readonly ReadSentence[],
): Recognition {
  const [best] = read
  // The engine's grammar is a little wider than the author's (long repeats): what does not match is refused.
  const rejected = heard.rejected || best?.isMatched !== true
  return {
    rejected,
    ...(rejected && { refusal: heard.refusal ?? 'no_sentence' }),
    hypotheses: hypotheses.map((hypothesis, index) => hypothesisOf(hypothesis, read[index]?.tags ?? [])),
    threshold: heard.threshold,
    ...(heard.scoring_version !== undefined && { scoring_version: heard.scoring_version }),
    ...(heard.quality && { quality: heard.quality }),
    single_hypothesis: heard.single_hypothesis,
    tags: (best?.tags ?? []).filter((tag) => !isSlot(tag)).map(([name, value]) => ({ name, value })),
  }
}

function hypothesisOf(heard: SpeechHypothesis, tags: ReadSentence['tags']): Hypothesis {
  return {
    text: heard.text,
    confidence: heard.confidence,
    slots: Object.fromEntries(tags.filter(isSlot).map(([name, value]) => [name.slice(1, -1), value])),
    words: heard.words.map(({ word, start_ms, end_ms, score }) => ({ text: word, start_ms, end_ms, score })),
  }
}
