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
      return encodeWav(said.samples, said.sampleRate)
    },
    close: engine.close,
  }
}
