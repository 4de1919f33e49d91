import type { audioMediaTypes } from '@saywright/api/contract'
import { limits } from '@saywright/api/contract'
import {
  type AudioFileType,
  type Container,
  decodeWav,
  encodePeaks,
  encodeWav,
  millisecondsOf,
  mixDown,
  type PcmAudio,
  peaksFileOf,
  peaksOf,
  readAac,
  readContainer,
  resample,
  WavError,
} from '@saywright/audio/signal'
import { AacError } from './aac/bitReader.js'
import { decodeAac } from './aac/decodeAac.js'
import { DecodingFailure } from './DecodingFailure.js'
import { decodeByLibav } from './decodeByLibav.js'

/** What a recording is, and what is made of it once. */
export interface DecodedSound {
  readonly mediaType: (typeof audioMediaTypes)[number]
  readonly durationSeconds: number
  /** The loudest sample of each of 64 equal stretches, in [0, 1] with two decimals. */
  readonly peaks: number[]
  /** As audiowaveform writes them. */
  readonly peaksFile: Uint8Array<ArrayBuffer>
  /** WAV of 16 kHz and one channel, which recognizers take; absent for WAV, which they take as it is. */
  readonly speech: Uint8Array<ArrayBuffer> | undefined
}

const mediaTypes: Readonly<Record<AudioFileType, DecodedSound['mediaType']>> = {
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  aac: 'audio/aac',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  webm: 'audio/webm',
}

const peakCount = 64
/** Encoders fill the last frame up and put a delay before the first. */
const paddingSeconds = 0.1
/** How far what is heard may differ from what its container says: one frame, and in MP4 the last, which is heard to its end. */
const toleratedSeconds = { m4a: 0.15, others: 0.05 }

/**
 * Reads a file of sound by its bytes: what its container says, then every sample, which must last as long.
 *
 * @throws DecodingFailure `unsupportedType` for what is no sound, `unreadable` when it is damaged or of a codec that is not
 *   decoded here, `tooLong` above `maxSeconds`.
 */
export async function decodeSound(bytes: Uint8Array, maxSeconds: number): Promise<DecodedSound> {
  const container = readContainer(bytes)
  if (!container) throw new DecodingFailure('unsupportedType')
  const { type, seconds } = container
  if (seconds === undefined) throw new DecodingFailure('unreadable')
  const longest = type === 'wav' ? maxSeconds : maxSeconds + paddingSeconds
  if (seconds > longest) throw new DecodingFailure('tooLong')
  const audio = await decode(bytes, container, longest)
  const decoded = millisecondsOf(audio) / 1000
  const tolerated = type === 'm4a' ? toleratedSeconds.m4a : toleratedSeconds.others
  if (Math.abs(decoded - seconds) > tolerated) throw new DecodingFailure('unreadable')
  const { sampleRate } = audio
  const samples = mixDown(audio)
  const peaks = peaksOf(samples, peakCount)
  return {
    mediaType: mediaTypes[type],
    durationSeconds: Math.min(maxSeconds, Math.round(decoded * 1000) / 1000),
    peaks: Array.from(peaks, (peak) => Math.round(peak * 100) / 100),
    peaksFile: encodePeaks(peaksFileOf(samples, sampleRate)),
    speech: type === 'wav' ? undefined : speechOf(samples, sampleRate),
  }
}

function speechOf(samples: Float32Array<ArrayBuffer>, from: number): Uint8Array<ArrayBuffer> {
  const sampleRate = limits.audioSampleRateHertz
  return encodeWav({ channels: [resample(samples, from, sampleRate)], sampleRate })
}

async function decode(bytes: Uint8Array, container: Container, maxSeconds: number): Promise<PcmAudio> {
  const { type, start, end } = container
  const sound = bytes.subarray(start, end)
  if (type !== 'wav' && type !== 'aac' && type !== 'm4a') return decodeByLibav(sound, maxSeconds)
  try {
    if (type === 'wav') return decodeWav(sound)
    const stream = readAac(bytes, container)
    if (!stream) throw new AacError('Another codec')
    return decodeAac(stream)
  } catch (error) {
    const isDamaged = error instanceof WavError || error instanceof AacError
    throw isDamaged ? new DecodingFailure('unreadable', { cause: error }) : error
  }
}
