import { setTimeout as pause } from 'node:timers/promises'
import {
  type BodyOf,
  describePronunciations,
  type ExportPronunciations,
  limits,
  type PronouncedWord,
} from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import type { Asker } from '../../keyedQueue.js'
import { failureOfVoice } from '../shared/voice/voiceFailures.js'

interface ToPronounce {
  /** BCP 47 tag. */
  readonly lang: string
  readonly words: readonly PronouncedWord[]
  /** Maximum number of requests to a busy voice service. */
  readonly tries: number
}

/**
 * Pronunciations of the recognizer; a word that it cannot pronounce is left out.
 *
 * @throws ApiFailure `voice_unavailable`, `too_many`.
 */
export async function pronunciationsOf(
  context: Context,
  asker: Asker,
  { lang, words, tries }: ToPronounce,
): Promise<ExportPronunciations> {
  const found: ExportPronunciations = {}
  for (let at = 0; at < words.length; at += limits.wordsDescribedAtOnce) {
    const some = words.slice(at, at + limits.wordsDescribedAtOnce).map(asSent)
    const body = { lang, caller: String(asker.accountId), words: some }
    for (const { word, pronunciations } of await describe(context, body, { ...asker, tries })) {
      const spoken = pronunciations.flatMap(({ ipa }) => (ipa === undefined ? [] : [ipa]))
      // The recognizer refuses a word with an invalid pronunciation.
      if (spoken.length > 0 && spoken.length === pronunciations.length) found[word] = [...new Set(spoken)]
    }
  }
  return found
}

const asSent = ({ word, pronunciations = [] }: PronouncedWord): PronouncedWord => ({
  word,
  ...(pronunciations.length > 0 && { pronunciations }),
})

async function describe(
  context: Context,
  body: BodyOf<typeof describePronunciations>,
  { signal, tries }: Pick<Asker, 'signal'> & Pick<ToPronounce, 'tries'>,
) {
  for (let left = tries; ; left--) {
    try {
      const { words } = await context.voice
        .send(describePronunciations, { body, signal })
        .catch((error) => failureOfVoice(context, error, signal))
      return words
    } catch (error) {
      const isForNow = error instanceof ApiFailure && ['voice_unavailable', 'too_many'].includes(error.code)
      if (!isForNow || left <= 1) throw error
      await pause((error.details.retryAfterSeconds ?? 5) * 1000, undefined, { signal })
    }
  }
}
