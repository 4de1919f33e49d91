import { sampleReaders } from './sampleReaders.js'
import { WavError } from './WavError.js'

const pcm = 1
const float = 3
const extensible = 0xfffe

/** Sample rates (Hz) that are sound: below is no speech, above is no recorder, and both are how files lie about their length. */
const sampleRates = { lowest: 4000, highest: 192_000 }

/** What the Web Audio API promises to take; a header that says thousands lies. */
const mostChannels = 32

/** How the samples of a WAV file are written: PCM of 8, 16, 24 or 32 bits, or float of 32 or 64. */
export type WavFormat = {
  readonly encoding: 'pcm' | 'float'
  readonly bits: 8 | 16 | 24 | 32 | 64
  /** From 1 to 32. */
  readonly channelCount: number
  /** Samples per second (Hz), from 4,000 to 192,000. */
  readonly sampleRate: number
}

/**
 * Reads the body of a format chunk.
 * @param chunk its first 40 bytes, or all of a shorter one.
 * @throws WavError `unsupportedEncoding` for anything that `WavFormat` does not cover, and for less than 16 bytes.
 */
export function readWavFormat(chunk: Uint8Array): WavFormat {
  if (chunk.length < 16) throw new WavError('unsupportedEncoding')
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  const tag = view.getUint16(0, true)
  const code = tag === extensible && chunk.length >= 26 ? view.getUint16(24, true) : tag
  const encoding = code === pcm ? 'pcm' : code === float ? 'float' : undefined
  const channelCount = view.getUint16(2, true)
  const sampleRate = view.getUint32(4, true)
  const bits = view.getUint16(14, true) as WavFormat['bits']
  const isSound =
    sampleRate >= sampleRates.lowest &&
    sampleRate <= sampleRates.highest &&
    channelCount > 0 &&
    channelCount <= mostChannels
  if (!encoding || !sampleReaders[`${encoding}/${bits}`] || !isSound)
    throw new WavError('unsupportedEncoding')
  return { encoding, bits, channelCount, sampleRate }
}
