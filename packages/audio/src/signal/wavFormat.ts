import { sampleReaders } from './sampleReaders.js'
import { WavError } from './WavError.js'

/** Format tags, and their encodings. */
const encodings: Readonly<Record<number, WavFormat['encoding']>> = {
  1: 'pcm',
  3: 'float',
  6: 'alaw',
  7: 'mulaw',
}
const extensible = 0xfffe

/** Plausible sample rates (Hz): others occur in files with a forged duration. */
const sampleRates = { lowest: 4000, highest: 192_000 }

/** The guaranteed maximum of the Web Audio API; a header with thousands is wrong. */
const maxChannels = 32

/** Sample format of a WAV file. */
export type WavFormat = {
  /** PCM, float (IEEE 754), or 8-bit telephone speech with the A-law or µ-law of ITU-T G.711. */
  readonly encoding: 'pcm' | 'float' | 'alaw' | 'mulaw'
  /** Significant bits per sample, from 1 to 64. */
  readonly bits: number
  /** Bytes per sample; PCM with fewer bits occupies the upper ones. */
  readonly sampleBytes: number
  /** Number of channels, from 1 to 32. */
  readonly channelCount: number
  /** Sample rate in Hz, from 4,000 to 192,000. */
  readonly sampleRate: number
}

/**
 * Reads the body of a format chunk.
 * @param chunk its first 40 bytes, or all of a shorter one.
 * @throws WavError `unsupportedEncoding` for a format that `WavFormat` does not cover, and for less than 16
 * bytes.
 */
export function readWavFormat(chunk: Uint8Array): WavFormat {
  if (chunk.length < 16) throw new WavError('unsupportedEncoding')
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  const tag = view.getUint16(0, true)
  const encoding = encodings[tag === extensible && chunk.length >= 26 ? view.getUint16(24, true) : tag]
  const channelCount = view.getUint16(2, true)
  const sampleRate = view.getUint32(4, true)
  const bits = view.getUint16(14, true)
  const sampleBytes = sampleBytesOf(bits, view.getUint16(12, true) / channelCount)
  const isSound =
    sampleRate >= sampleRates.lowest &&
    sampleRate <= sampleRates.highest &&
    channelCount > 0 &&
    channelCount <= maxChannels
  if (!encoding || !sampleReaders[`${encoding}/${sampleBytes}`] || !isSound)
    throw new WavError('unsupportedEncoding')
  return { encoding, bits, sampleBytes, channelCount, sampleRate }
}

/** The share of each sample in a frame; as little as its bits need where the frame has an impossible size. */
function sampleBytesOf(bits: number, given: number): number {
  const needed = Math.ceil(bits / 8)
  return given >= needed && given <= 8 && Number.isInteger(given) ? given : needed
}
