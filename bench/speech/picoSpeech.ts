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
      const { buffer, byteOffset, byteLength } = Buffer.from(said.data, 'base64')
      return encodeWav(new Int16Array(buffer.slice(byteOffset, byteOffset + byteLength)), said.sample_rate)
    },
    close: () => pico.close(),
  }
}
