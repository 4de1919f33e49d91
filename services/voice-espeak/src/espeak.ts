import create, { type EspeakWorker } from '@echogarden/espeak-ng-emscripten'
import { EspeakFailure, type FailureCode, type Utterance } from './protocol.js'

export interface Espeak {
  /** IPA of each word, sounds separated by `_`, with stress marks; empty when espeak has no sounds for it. */
  phonemes(lang: string, words: readonly string[]): { word: string; ipa: string }[]
  speak(utterance: Utterance): { sampleRate: number; pcm: Int16Array }
  voices(): { name: string; id: string; languages: string[] }[]
}

/** Loads espeak-ng with its voices, in about 0.2 s and 100 MB. */
export async function loadEspeak(): Promise<Espeak> {
  const { eSpeakNGWorker } = await create()
  // The constructor returns a promise although it is called with `new`.
  const worker = await new eSpeakNGWorker()
  return {
    phonemes(lang, words) {
      choose(worker, voiceNames(lang), 'language_unavailable')
      return words.map((word) => ({ word, ipa: worker.synthesize_ipa(plain(word)).ipa.trim() }))
    },
    speak({ lang, text, voice, rate = 175, pitch = 50 }) {
      if (voice) choose(worker, [voice], 'voice_unavailable')
      else choose(worker, voiceNames(lang), 'language_unavailable')
      worker.set_rate(rate)
      worker.set_pitch(pitch)
      const parts: Int16Array[] = []
      worker.synthesize(plain(text), (samples) => {
        parts.push(samples)
        return false
      })
      return { sampleRate: worker.get_samplerate(), pcm: joined(parts) }
    },
    voices: () =>
      worker.list_voices().map(({ name, identifier, languages }) => ({
        name,
        id: identifier,
        languages: languages.map((language) => language.name),
      })),
  }
}

function choose(worker: EspeakWorker, names: readonly string[], otherwise: FailureCode): void {
  if (!names.some((name) => worker.set_voice(name) === 0)) throw new EspeakFailure(otherwise)
}

/** Languages with another code in espeak, such as Mandarin for Chinese. */
const otherNames: Readonly<Record<string, string>> = { zh: 'cmn' }

/** espeak knows `en-us` but not `fr-fr`: the whole tag first, then the language alone. */
function voiceNames(lang: string): string[] {
  const tag = lang.toLowerCase()
  const base = tag.split('-')[0] ?? tag
  return [tag, otherNames[base] ?? base]
}

/** Markup characters would be read as SSML, line breaks as the end of a clause. */
const plain = (text: string) => text.replace(/[<>\r\n]/g, ' ')

function joined(parts: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
