import { languageOf } from '@saywright/api/catalogue'
import {
  describePronunciations,
  type PronouncedWord,
  type PronunciationWish,
  pronounceWords,
  sayWords,
  synthesizeSpeech,
} from '@saywright/api/contract'
import { wavOfPcm16 } from '@saywright/audio/signal'
import { ApiFailure, goneSignal } from '@saywright/http'
import type { Context } from '../../context.js'
import { bind } from '../shared/call.js'
import { failureOfVoice } from './askVoice.js'
import { requireLanguage } from './checkModel.js'

export const pronounceWordsRoute = bind(pronounceWords, async ({ context, params, body, session }, reply) => {
  const lang = await spokenLanguage(context, params.id, body.language)
  const signal = goneSignal(reply)
  const words = body.words.map(pronouncedWordOf)
  const { accountId } = session
  const asked = { lang, caller: String(accountId), words }
  return context
    .speaking({ accountId, signal }, () =>
      context.voice.send(describePronunciations, { body: asked, signal }),
    )
    .catch((error) => failureOfVoice(context, error, signal))
})

export const sayWordsRoute = bind(sayWords, async ({ context, params, body, session }, reply) => {
  const lang = await spokenLanguage(context, params.id, body.language)
  const signal = goneSignal(reply)
  const { accountId } = session
  const spoken = { lang, caller: String(accountId), text: body.text }
  const { data, sample_rate } = await context
    .speaking({ accountId, signal }, () => context.voice.send(synthesizeSpeech, { body: spoken, signal }))
    .catch((error) => failureOfVoice(context, error, signal))
  return new Blob([wavOfPcm16(Buffer.from(data, 'base64'), sample_rate)], { type: 'audio/wav' })
})

async function spokenLanguage(context: Context, projectId: number, language: string): Promise<string> {
  await requireLanguage(context, projectId, language)
  const lang = languageOf(language)?.bcp47
  if (!lang) throw new ApiFailure('language_unavailable')
  return lang
}

/** The voice service takes phonemes as IPA between slashes. */
function pronouncedWordOf({ word, pronas, phonemes }: PronunciationWish): PronouncedWord {
  const wish = pronas ?? (phonemes && `/${phonemes.replace(/[[\]]/g, '')}/`)
  return { word, ...(wish !== undefined && { pronunciations: [wish] }) }
}
