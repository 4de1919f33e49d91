import { VoiceFailure } from '../failures.js'
import type { Recording } from './recording.js'

interface Format {
  readonly isFloat: boolean
  readonly channels: number
  readonly sampleRate: number
  readonly bits: number
}

const integerPcm = 1
const floatPcm = 3
const extensible = 0xfffe

/**
 * Reads a RIFF/WAVE file: chunks in any order, 8 to 32-bit integers or 32/64-bit floats, any number of channels,
 * which are averaged into one. A data chunk that says more than the file holds (a recorder that was cut) is read as far as it goes.
 *
 * @param bytes the whole file.
 * @returns one value per sample in [-1, 1].
 * @throws VoiceFailure `not_a_wav` when it is not such a file, `empty` when it holds no sample.
 * @see "Multimedia Programming Interface and Data Specifications 1.0" (IBM, Microsoft, 1991) and its 1994 update
 *   for the extensible form.
 */
export function decodeWav(bytes: Uint8Array): Recording {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks = chunksOf(view)
  const format = chunks.get('fmt ')
  const data = chunks.get('data')
  if (!format || !data) throw new VoiceFailure('not_a_wav')
  const { channels, sampleRate, bits, isFloat } = readFormat(format)
  const readSample = sampleReader(data, bits, isFloat)
  const frames = Math.floor(data.byteLength / (channels * (bits / 8)))
  if (frames === 0) throw new VoiceFailure('empty')
  const samples = new Float32Array(frames)
  for (let frame = 0; frame < frames; frame++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++) sum += readSample(frame * channels + channel)
    samples[frame] = sum / channels
  }
  return { samples, sampleRate }
}

function chunksOf(view: DataView): Map<string, DataView> {
  if (view.byteLength < 12 || tag(view, 0) !== 'RIFF' || tag(view, 8) !== 'WAVE')
    throw new VoiceFailure('not_a_wav')
  const chunks = new Map<string, DataView>()
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const name = tag(view, at)
    const declared = view.getUint32(at + 4, true)
    const length = Math.min(declared, view.byteLength - at - 8)
    if (!chunks.has(name)) chunks.set(name, new DataView(view.buffer, view.byteOffset + at + 8, length))
    // Chunks start at even addresses.
    at += 8 + declared + (declared % 2)
  }
  return chunks
}

function readFormat(chunk: DataView): Format {
  if (chunk.byteLength < 16) throw new VoiceFailure('not_a_wav')
  const declared = chunk.getUint16(0, true)
  const kind = declared === extensible && chunk.byteLength >= 26 ? chunk.getUint16(24, true) : declared
  const format = {
    isFloat: kind === floatPcm,
    channels: chunk.getUint16(2, true),
    sampleRate: chunk.getUint32(4, true),
    bits: chunk.getUint16(14, true),
  }
  const depths = kind === integerPcm ? [8, 16, 24, 32] : kind === floatPcm ? [32, 64] : []
  const readable =
    depths.includes(format.bits) &&
    format.channels > 0 &&
    format.sampleRate >= 4000 &&
    format.sampleRate <= 384_000
  if (!readable) throw new VoiceFailure('not_a_wav')
  return format
}

function sampleReader(data: DataView, bits: number, isFloat: boolean): (index: number) => number {
  if (isFloat) {
    const read = bits === 32 ? data.getFloat32 : data.getFloat64
    return (index) => {
      const value = read.call(data, (index * bits) / 8, true)
      return Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0
    }
  }
  switch (bits) {
    case 8:
      return (index) => (data.getUint8(index) - 128) / 2 ** 7
    case 16:
      return (index) => data.getInt16(index * 2, true) / 2 ** 15
    case 24:
      return (index) => (data.getInt16(index * 3 + 1, true) * 2 ** 8 + data.getUint8(index * 3)) / 2 ** 23
    default:
      return (index) => data.getInt32(index * 4, true) / 2 ** 31
  }
}

function tag(view: DataView, at: number): string {
  return String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  )
}
