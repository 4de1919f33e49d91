import type {
  Hypothesis,
  Recognition,
  RecognizedEntity,
  SpeechHypothesis,
  SpeechRecognition,
} from '@saywright/api/contract'

/** The meaning of a sentence in a grammar; `isMatched` is false when the grammar lacks it. */
export interface ReadSentence {
  readonly isMatched: boolean
  /** Tags, return values (`@` when unnamed) and slots (`<name>`) in the order in which they begin. */
  readonly tags: readonly (readonly [name: string, value: string])[]
  /** Absent for a sentence outside the grammar. */
  readonly meaning?: SentenceMeaning | undefined
}

/** Intent and entities, as returned by `match` of the grammar package. */
export interface SentenceMeaning {
  readonly intent: string | null
  readonly entities: readonly SentenceEntity[]
}

export interface SentenceEntity {
  readonly name: string
  readonly value: string | readonly string[]
  readonly text: string
  /** Range of its words: the first, and the one after the last. */
  readonly from: number
  readonly to: number
  readonly entities: readonly SentenceEntity[]
}

/** The result of a silent recording. @param threshold the threshold that was used. */
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
 * Converts the result of the engine to that of the API, with slots and tags of the grammar.
 *
 * @param hypotheses hypotheses of the engine to convert.
 * @param read the meaning of each in the grammar.
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
    hypotheses: hypotheses.map((hypothesis, index) => hypothesisOf(hypothesis, read[index])),
    threshold: heard.threshold,
    ...(heard.scoring_version !== undefined && { scoring_version: heard.scoring_version }),
    ...(heard.quality && { quality: heard.quality }),
    single_hypothesis: heard.single_hypothesis,
    tags: (best?.tags ?? []).filter((tag) => !isSlot(tag)).map(([name, value]) => ({ name, value })),
  }
}

function hypothesisOf(
  heard: SpeechHypothesis,
  { tags = [], meaning }: Partial<ReadSentence> = {},
): Hypothesis {
  return {
    text: heard.text,
    confidence: heard.confidence,
    intent: meaning?.intent ?? null,
    entities: (meaning?.entities ?? []).map((entity) => entityOf(entity, wordTimes(heard))),
    slots: Object.fromEntries(tags.filter(isSlot).map(([name, value]) => [name.slice(1, -1), value])),
    words: heard.words.map(({ word, start_ms, end_ms, score }) => ({ text: word, start_ms, end_ms, score })),
  }
}

type Times = Pick<SpeechHypothesis['words'][number], 'start_ms' | 'end_ms'>

/** The times of each word of the sentence; an engine may report several words as one. */
const wordTimes = ({ words }: SpeechHypothesis): Times[] =>
  words.flatMap(({ word, ...times }) => word.split(' ').map(() => times))

function entityOf(
  { name, value, text, from, to, entities }: SentenceEntity,
  times: readonly Times[],
): RecognizedEntity {
  return {
    name,
    value: typeof value === 'string' ? value : [...value],
    text,
    start_ms: times[from]?.start_ms ?? 0,
    end_ms: times[to - 1]?.end_ms ?? 0,
    entities: entities.map((entity) => entityOf(entity, times)),
  }
}
