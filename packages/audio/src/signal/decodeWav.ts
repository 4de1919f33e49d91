import type { PcmAudio } from './PcmAudio.js'
import { WavError } from './WavError.js'

const pcm = 1
const float = 3
const extensible = 0xfffe

type Format = { encoding: number; channelCount: number; sampleRate: number; bits: number }
type Chunk = { start: number; end: number }

/** A decoded WAV file. `bits` is the depth of its samples: 8, 16, 24, 32 or 64. */
export type WavAudio = PcmAudio & { readonly bits: number }

/**
 * Reads a RIFF/WAVE file: chunks in any order, PCM of 8, 16, 24 or 32 bits, float of 32 or 64 bits, any number of
 * channels. A data chunk that claims more than there is ends with the file, as in streams whose length was not known.
 *
 * @param file the whole file.
 * @throws WavError `notWav` without the RIFF/WAVE mark, `unsupportedEncoding` for anything but PCM and float or for a
 *   header that contradicts itself, `noAudio` without a format, data or a single frame.
 * @see Microsoft and IBM, "Multimedia Programming Interface and Data Specifications 1.0", 1991; WAVE_FORMAT_EXTENSIBLE.
 */
export function decodeWav(file: ArrayBuffer | Uint8Array): WavAudio {
  const view =
    file instanceof Uint8Array
      ? new DataView(file.buffer, file.byteOffset, file.byteLength)
      : new DataView(file)
  if (view.byteLength < 12 || textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WAVE')
    throw new WavError('notWav')
  const chunks = findChunks(view)
  const format = chunks.get('fmt ')
  const data = chunks.get('data')
  if (!format || !data) throw new WavError('noAudio')
  const { channelCount, sampleRate, bits, encoding } = readFormat(view, format)
  const read = readerOf(encoding, bits)
  const bytes = bits / 8
  const frames = Math.floor((data.end - data.start) / (bytes * channelCount))
  if (frames === 0) throw new WavError('noAudio')
  const channels = Array.from({ length: channelCount }, (_, channel) => {
    const samples = new Float32Array(frames)
    for (let frame = 0; frame < frames; frame++)
      samples[frame] = read(view, data.start + (frame * channelCount + channel) * bytes)
    return samples
  })
  return { sampleRate, channels, bits }
}

function textAt(view: DataView, offset: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(offset + index)))
}

function findChunks(view: DataView): Map<string, Chunk> {
  const found = new Map<string, Chunk>()
  for (let offset = 12; offset + 8 <= view.byteLength; ) {
    const name = textAt(view, offset)
    const start = offset + 8
    const size = view.getUint32(offset + 4, true)
    if (!found.has(name)) found.set(name, { start, end: Math.min(start + size, view.byteLength) })
    // Chunks start at even offsets.
    offset = start + size + (size % 2)
  }
  return found
}

function readFormat(view: DataView, { start, end }: Chunk): Format {
  if (end - start < 16) throw new WavError('unsupportedEncoding')
  const tag = view.getUint16(start, true)
  const encoding = tag === extensible && end - start >= 26 ? view.getUint16(start + 24, true) : tag
  const channelCount = view.getUint16(start + 2, true)
  const sampleRate = view.getUint32(start + 4, true)
  if (channelCount === 0 || sampleRate === 0) throw new WavError('unsupportedEncoding')
  return { encoding, channelCount, sampleRate, bits: view.getUint16(start + 14, true) }
}

type Reader = (view: DataView, offset: number) => number

const readers: Record<string, Reader> = {
  [`${pcm}/8`]: (view, offset) => (view.getUint8(offset) - 128) / 128,
  [`${pcm}/16`]: (view, offset) => view.getInt16(offset, true) / 2 ** 15,
  [`${pcm}/24`]: (view, offset) =>
    (view.getUint16(offset, true) | (view.getInt8(offset + 2) << 16)) / 2 ** 23,
  [`${pcm}/32`]: (view, offset) => view.getInt32(offset, true) / 2 ** 31,
  [`${float}/32`]: (view, offset) => view.getFloat32(offset, true),
  [`${float}/64`]: (view, offset) => view.getFloat64(offset, true),
}

function readerOf(encoding: number, bits: number): Reader {
  const reader = readers[`${encoding}/${bits}`]
  if (!reader) throw new WavError('unsupportedEncoding')
  return reader
}
