import { languageOf } from '@saywright/api/catalogue'
import {
  describePronunciations,
  type PronouncedWord,
  type PronunciationWish,
  pronounceWords,
  sayWords,
  synthesizeSpeech,
} from '@saywright/api/contract'
import { encodeWav, fromPcm16 } from '@saywright/audio/signal'
import { ApiFailure, goneSignal } from '@saywright/http'
import type { Context } from '../../context.js'
import { bind } from '../shared/call.js'
import { failureOfVoice } from './askVoice.js'
import { requireLanguage } from './checkModel.js'

export const pronounceWordsRoute = bind(pronounceWords, async ({ context, params, body, session }, reply) => {
  const lang = await spokenLanguage(context, params.id, body.language)
  const signal = goneSignal(reply)
  const words = body.words.map(pronouncedWordOf)
  const caller = String(session.accountId)
  return context.voice
    .send(describePronunciations, { body: { lang, caller, words }, signal })
    .catch((error) => failureOfVoice(context, error, signal))
})

export const sayWordsRoute = bind(sayWords, async ({ context, params, body, session }, reply) => {
  const lang = await spokenLanguage(context, params.id, body.language)
  const signal = goneSignal(reply)
  const caller = String(session.accountId)
  const { data, sample_rate } = await context.voice
    .send(synthesizeSpeech, { body: { lang, caller, text: body.text }, signal })
    .catch((error) => failureOfVoice(context, error, signal))
  const bytes = Buffer.from(data, 'base64')
  const pcm = Int16Array.from({ length: bytes.length >> 1 }, (_, at) => bytes.readInt16LE(at * 2))
  const wav = encodeWav({ channels: [fromPcm16(pcm)], sampleRate: sample_rate })
  return new Blob([wav], { type: 'audio/wav' })
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
