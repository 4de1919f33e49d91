import { createFlite as createEngine } from '@saywright/engines/flite'
import { encodeWav } from './encodeWav.js'

export interface Flite {
  /** Speaks an English sentence with the voice `slt`, `rms`, `awb` or `kal16`: a WAV file of 16 kHz, 16-bit, mono. */
  speak(voice: string, text: string): Promise<Buffer>
  close(): Promise<void>
}

/** Flite, for tests of English recognition. */
export function createFlite(): Flite {
  const engine = createEngine({ timeoutMilliseconds: 60_000 })
  return {
    async speak(voice, text) {
      const said = await engine.speak({ lang: 'en-US', text, voice })
      if (!said) throw new Error('Flite did not speak')
      const bytes = Buffer.from(said.data, 'base64')
      const samples = Int16Array.from({ length: bytes.length >> 1 }, (_, at) => bytes.readInt16LE(at * 2))
      return encodeWav(samples, said.sample_rate)
    },
    close: engine.close,
  }
}
