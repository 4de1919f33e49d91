import { languageOf } from '@saywright/api/catalogue'
import { listTestVoices, listVoices, type SynthesisVoice, typeOfTest } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import { requireModelCovered } from '../project/requireModelCovered.js'
import { bindWork } from '../shared/stream.js'
import { failureOfVoice } from '../shared/voice/voiceFailures.js'

export const listTestVoicesRoute = bindWork(listTestVoices, {
  check: ({ context, params, query }) =>
    requireModelCovered(context, params.id, typeOfTest(query), query.language),
  work: async ({ context, query }, signal) => {
    const lang = languageOf(query.language)?.bcp47
    if (!lang) throw new ApiFailure('language_unavailable')
    return { voices: await voicesOf(context, lang, signal) }
  },
})

/**
 * The voices that can say sentences of a language now.
 *
 * @param lang as a BCP 47 tag.
 * @throws ApiFailure `voice_unavailable`, `too_many`.
 */
export async function voicesOf(
  context: Context,
  lang: string,
  signal: AbortSignal,
): Promise<SynthesisVoice[]> {
  try {
    return (await context.voice.send(listVoices, { query: { locale: lang }, signal })).voices
  } catch (error) {
    return failureOfVoice(context, error, signal)
  }
}
