import {
  availableVoices,
  type BodyOf,
  listVoices,
  type QueryOf,
  type SynthesisVoice,
  synthesize,
  synthesizeSpeech,
} from '@saywright/api/contract'
import { findVoice, type Speaker, type Voice, voicesOf } from '@saywright/engines/phonemes'
import { goneSignal, type Route } from '@saywright/http'
import { VoiceFailure } from '../failures.js'

type Spoken = BodyOf<typeof synthesizeSpeech>

export type Speakers = Readonly<Record<Voice['engine'], Speaker>>

/** The calls that list voices and say sentences with them. */
export function voiceRoutes(speakers: Speakers): Route<unknown>[] {
  // A voice that cannot speak now is not offered.
  const voices = (filters?: QueryOf<typeof listVoices>): SynthesisVoice[] =>
    voicesOf(filters)
      .filter(({ engine, locale }) => speakers[engine].speaks(locale))
      .map(({ engine: _, engineVoice: __, ...voice }) => voice)
  /** @throws VoiceFailure `incorrect_form` for a voice that is not there or speaks another language, `language_unavailable`. */
  const speak = async ({ voice, lang, ...utterance }: Spoken, signal: AbortSignal, field = 'voice') => {
    const found = voice === undefined ? undefined : findVoice(voice)
    const isOfLanguage = lang === undefined || found?.locale === lang
    if (voice !== undefined && !(found && isOfLanguage))
      throw new VoiceFailure('incorrect_form', { errors: { [field]: 'invalid' } })
    const sentence = { ...utterance, lang: found?.locale ?? lang ?? '', voice: found?.engineVoice }
    // A voice that was chosen is not replaced; otherwise Pico speaks, and espeak where Pico does not.
    const chosen = found ? [speakers[found.engine]] : [speakers.pico, speakers.espeak]
    let said: Awaited<ReturnType<Speaker['speak']>>
    for (const speaker of chosen) said ??= await speaker.speak(sentence, signal)
    if (!said) throw new VoiceFailure('language_unavailable', { errors: { lang: 'invalid' } })
    const { samples, sampleRate } = said
    return {
      data: Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength).toString('base64'),
      sample_rate: sampleRate,
    }
  }
  return [
    {
      endpoint: listVoices,
      handler: async (query) => ({ voices: voices(query as QueryOf<typeof listVoices>) }),
    },
    { endpoint: availableVoices, handler: async () => ({ voices: voices() }) },
    {
      endpoint: synthesizeSpeech,
      handler: (body, reply) => speak(body as Spoken, goneSignal(reply)),
    },
    {
      endpoint: synthesize,
      handler: (body, reply) => {
        const { text, voice_id } = body as BodyOf<typeof synthesize>
        return speak({ text, voice: voice_id }, goneSignal(reply), 'voice_id')
      },
    },
  ]
}
