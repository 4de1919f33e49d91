import { createWavReader } from './createWavReader.js'
import type { PcmAudio } from './PcmAudio.js'
import type { WavFormat } from './wavFormat.js'

/** A decoded WAV file with its bit depth. */
export type WavAudio = PcmAudio & Pick<WavFormat, 'bits'>

/**
 * Decodes a whole WAV file, with `createWavReader`.
 * @throws WavError `notWav` without the RIFF/WAVE mark, `unsupportedEncoding` for a format that `WavFormat`
 * does not cover, `noAudio` without a format, data or a single frame.
 */
export function decodeWav(file: ArrayBuffer | Uint8Array): WavAudio {
  const reader = createWavReader()
  const channels = reader.write(file instanceof Uint8Array ? file : new Uint8Array(file))
  reader.end()
  const { sampleRate, bits } = reader.format!
  return { sampleRate, channels, bits }
}
