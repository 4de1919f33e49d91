import { languageOf } from '@saywright/api/catalogue'
import {
  describePronunciations,
  pronounceWords,
  sayWords,
  spokenWish,
  synthesizeSpeech,
} from '@saywright/api/contract'
import { wavOfPcm16 } from '@saywright/audio/signal'
import { ApiFailure } from '@saywright/http'
import { requireSomeCovered } from '../project/requireModelCovered.js'
import type { Call } from '../shared/call.js'
import { bindWork } from '../shared/stream.js'
import { typesUsing } from '../shared/voice/typesUsing.js'
import { failureOfVoice } from '../shared/voice/voiceFailures.js'

export const pronounceWordsRoute = bindWork(pronounceWords, {
  check: spokenLanguage,
  work: async (call, signal) => {
    const { context, body, session } = call
    const lang = await spokenLanguage(call)
    const words = body.words.map(({ word, ...wish }) => ({ word, ...spokenWish(wish) }))
    const { accountId } = session
    const asked = { lang, caller: String(accountId), words }
    return context
      .speaking({ accountId, signal }, () =>
        context.voice.send(describePronunciations, { body: asked, signal }),
      )
      .catch((error) => failureOfVoice(context, error, signal))
  },
})

export const sayWordsRoute = bindWork(sayWords, {
  check: spokenLanguage,
  work: async (call, signal) => {
    const { context, body, session } = call
    const lang = await spokenLanguage(call)
    const { accountId } = session
    const spoken = { lang, caller: String(accountId), text: body.text }
    const { data, sample_rate } = await context
      .speaking({ accountId, signal }, () => context.voice.send(synthesizeSpeech, { body: spoken, signal }))
      .catch((error) => failureOfVoice(context, error, signal))
    return new Blob([wavOfPcm16(Buffer.from(data, 'base64'), sample_rate)], { type: 'audio/wav' })
  },
})

/** A language is spoken wherever a kind of model that speaks was delivered in it: voice commands, wake words, voices. */
async function spokenLanguage({
  context,
  params,
  body,
}: Call<typeof pronounceWords | typeof sayWords>): Promise<string> {
  await requireSomeCovered(context, params.id, typesUsing('speak'), body.language)
  const lang = languageOf(body.language)?.bcp47
  if (!lang) throw new ApiFailure('language_unavailable')
  return lang
}
