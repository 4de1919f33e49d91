import { encodeWav } from '../../services/voice/tests/support/encodeWav.ts'
import { startEspeak } from '../lib/startHearing.ts'

/** The voice of espeak for a language, as WAV. */
export function createEspeakSpeech(lang: string) {
  const espeak = startEspeak()
  return {
    async speak(text: string): Promise<Buffer> {
      const said = await espeak.speak({ lang, text })
      if (!said) throw new Error(`espeak does not speak ${lang}`)
      return encodeWav(said.samples, said.sampleRate)
    },
    close: () => espeak.close(),
  }
}
