import { limits, type TestedWakeWordLists } from '@saywright/api/contract'
import { wordsOfSentence } from '@saywright/grammar'
import type { Context } from '../../context.js'
import type { Asker } from '../../keyedQueue.js'
import { requestSpotting } from '../shared/voice/requestSpotting.js'
import { spokenWordsOf } from '../shared/voice/spokenWakeWords.js'
import { type Hearing, nothingHeard } from './recordingResult.js'
import { whenVoiceIsFree } from './whenVoiceIsFree.js'

/**
 * Makes what finds wake words in recordings. The result of one is the wake word with the highest score, expected where the
 * transcription has it.
 *
 * @param lang as a BCP 47 tag.
 */
export function wakeWordHearing(
  context: Context,
  asker: Asker,
  { lang, words }: { readonly lang: string; readonly words: TestedWakeWordLists },
): Hearing {
  const spoken = { lang, ...spokenWordsOf(words) }
  return async (audio, { expected }) => {
    const spotted = await whenVoiceIsFree(asker.signal, () => requestSpotting(context, asker, spoken, audio))
    const { heard, duration_ms, speech_ms, scoring_version } = spotted
    const measured = { duration_ms, scoring_version }
    const [best] = heard
      .filter(({ role }) => role === 'wake')
      .toSorted((one, other) => other.score - one.score)
    if (!best) return { ...nothingHeard, ...measured, refusal: speech_ms === 0 ? 'no_speech' : 'no_sentence' }
    const { word, score, start_ms, end_ms } = best
    return {
      ...nothingHeard,
      ...measured,
      ...{ result: word, confidence: score, is_expected: hasWords(expected, word) },
      // With any threshold above its score.
      refusal: score < limits.confidenceMax ? 'below_threshold' : null,
      words_json: [{ text: word, start_ms, end_ms, score: score / limits.confidenceMax }],
    }
  }
}

/** Whether a sentence has the words of another in one piece, ignoring case and punctuation. */
export function hasWords(sentence: string, part: string): boolean {
  const [all, some] = [sentence, part].map((text) => wordsOfSentence(text).join(' ')) as [string, string]
  return some !== '' && ` ${all} `.includes(` ${some} `)
}
