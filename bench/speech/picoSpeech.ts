import { fileURLToPath } from 'node:url'
import { createPico } from '@saywright/engines/pico'
import { encodeWav } from '../../services/voice/tests/support/encodeWav.ts'

const folder = fileURLToPath(new URL('../../services/voice/data/pico/', import.meta.url))

/** Pico's voice of a language, as WAV. */
export function createPicoSpeech(lang: string) {
  const pico = createPico({ folder })
  return {
    async speak(text: string): Promise<Buffer> {
      const said = await pico.speak({ lang, text })
      if (!said) throw new Error(`Pico does not speak ${lang}`)
      return encodeWav(said.samples, said.sampleRate)
    },
    close: () => pico.close(),
  }
}
