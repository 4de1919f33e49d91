import library, { type Frame, type LibAV } from '@libav.js/variant-obsolete'
import type { PcmAudio } from '@saywright/audio/signal'
import { DecodingFailure } from './DecodingFailure.js'

/** Packets are read so many bytes at a time: in between, what has come is counted. */
const bytesAtOnce = 65_536
/** A file of 5 MB needs 30; what needs more is made to. */
const maxHeapBytes = 256 * 1024 * 1024
const maxChannels = 8
/** Errors are told by what is returned. */
const quiet = -8

/**
 * Decodes MP3, Ogg, FLAC and WebM by FFmpeg in WebAssembly: each file in a library of its own, so that what one does to it
 * does nothing to the next.
 *
 * @throws DecodingFailure `unreadable`, or `tooLong` as soon as more than `maxSeconds` have come.
 */
export async function decodeByLibav(bytes: Uint8Array, maxSeconds: number): Promise<PcmAudio> {
  const libav = await library.LibAV({ noworker: true })
  await libav.av_log_set_level(quiet)
  try {
    return await decodeFile(libav, bytes, maxSeconds)
  } catch (error) {
    throw error instanceof DecodingFailure ? error : new DecodingFailure('unreadable', { cause: error })
  }
}

async function decodeFile(libav: LibAV, bytes: Uint8Array, maxSeconds: number): Promise<PcmAudio> {
  await libav.writeFile('sound', bytes)
  const [format, streams] = await libav.ff_init_demuxer_file('sound')
  const stream = streams.find(({ codec_type }) => codec_type === libav.AVMEDIA_TYPE_AUDIO)
  if (!stream) throw new DecodingFailure('unreadable')
  const { codec_id, codecpar, index } = stream
  const [, context, packet, frame] = await libav.ff_init_decoder(codec_id, { codecpar })
  const pieces: PcmAudio[] = []
  for (let isEnd = false, samples = 0; !isEnd; ) {
    const [result, packets] = await libav.ff_read_frame_multi(format, packet, { limit: bytesAtOnce })
    isEnd = result === libav.AVERROR_EOF
    // What is read in part asks for more; any other number below zero is an error.
    if (result < 0 && !isEnd && result !== -libav.EAGAIN) throw new DecodingFailure('unreadable')
    const options = { fin: isEnd, ignoreErrors: false }
    for (const next of await libav.ff_decode_multi(context, packet, frame, packets[index] ?? [], options)) {
      const piece = pieceOf(next)
      const [first = piece] = pieces
      if (piece.sampleRate !== first.sampleRate || piece.channels.length !== first.channels.length)
        throw new DecodingFailure('unreadable')
      pieces.push(piece)
      samples += next.nb_samples ?? 0
      if (samples > maxSeconds * piece.sampleRate) throw new DecodingFailure('tooLong')
    }
    if (heapBytes(libav) > maxHeapBytes) throw new DecodingFailure('unreadable')
  }
  const [first] = pieces
  if (!first) throw new DecodingFailure('unreadable')
  return {
    sampleRate: first.sampleRate,
    channels: first.channels.map((_, channel) => joined(pieces.map(({ channels }) => channels[channel]!))),
  }
}

type Samples = Uint8Array | Int16Array | Int32Array | Float32Array | Float64Array

/** The library shows its memory, and does not say so in its types. */
const heapBytes = (libav: LibAV) => (libav as LibAV & { readonly HEAPU8: Uint8Array }).HEAPU8.length

/** @throws DecodingFailure `unreadable` for more channels than anybody records. */
function pieceOf({ data, channels = 0, sample_rate = 0, nb_samples = 0 }: Frame): PcmAudio {
  if (channels === 0 || channels > maxChannels) throw new DecodingFailure('unreadable')
  // One array a channel, or one in which they take turns.
  const arrays: Samples[] | undefined = ArrayBuffer.isView(data) ? undefined : data
  return {
    sampleRate: sample_rate,
    channels: Array.from({ length: channels }, (_, channel) =>
      arrays ? scaled(arrays[channel]!, 0, 1, nb_samples) : scaled(data, channel, channels, nb_samples),
    ),
  }
}

function scaled(samples: Samples, first: number, step: number, count: number): Float32Array<ArrayBuffer> {
  const { zero, size } = fullScaleOf(samples)
  return Float32Array.from({ length: count }, (_, at) =>
    Math.max(-1, Math.min(1, (samples[first + at * step]! - zero) / size)),
  )
}

function fullScaleOf(samples: Samples): { readonly zero: number; readonly size: number } {
  if (samples instanceof Uint8Array) return { zero: 128, size: 2 ** 7 }
  if (samples instanceof Int16Array) return { zero: 0, size: 2 ** 15 }
  return { zero: 0, size: samples instanceof Int32Array ? 2 ** 31 : 1 }
}

function joined(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
