import type { Expectation, TestedWakeWordLists } from '@saywright/api/contract'
import { normalizeWord } from '@saywright/grammar'
import type { SentenceState } from './sentenceState.js'

type WakingLists = Pick<TestedWakeWordLists, 'positive_words'>

/** The wake words that a sentence has, each in one piece, ignoring case and punctuation. */
export function saidWakeWords({ positive_words }: WakingLists, sentence: string | null): string[] {
  const said = ` ${normalizeWord(sentence ?? '')} `
  return positive_words.flatMap(({ text }) => {
    const word = normalizeWord(text)
    return word !== '' && said.includes(` ${word} `) ? [text] : []
  })
}

/** What a recording has to lead to unless somebody chose otherwise: what has no wake word must not wake. */
export const wakeExpectation = (words: WakingLists, transcription: string | null): Expectation =>
  transcription?.trim() && saidWakeWords(words, transcription).length === 0 ? 'other_sentence' : 'sentence'

/** Whether a transcription and its expectation are consistent. */
export function wakeState(
  words: WakingLists,
  transcription: string | null,
  expectation: Expectation,
): SentenceState {
  const isToRefuse = expectation !== 'sentence'
  if (!transcription?.trim()) return isToRefuse ? 'toRefuse' : 'missing'
  const isSaid = saidWakeWords(words, transcription).length > 0
  if (isToRefuse) return isSaid ? 'inGrammar' : 'toRefuse'
  return isSaid ? 'accepted' : 'notAccepted'
}
