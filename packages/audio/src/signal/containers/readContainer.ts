import { createWavReader } from '../createWavReader.js'
import type { AudioFileType } from '../fileType.js'
import { WavError } from '../WavError.js'
import type { AacStream } from './AacStream.js'
import { adtsFrame, adtsPackets, adtsSeconds } from './adts.js'
import { lettersAt } from './bytes.js'
import { flacSeconds } from './flac.js'
import { hasM4aSound, m4aPackets, m4aSeconds } from './m4a.js'
import { mp3Frame, mp3Seconds } from './mp3.js'
import { oggSeconds } from './ogg.js'
import { soundBounds } from './soundBounds.js'
import { hasWebmSound, webmSeconds } from './webm.js'

/** Type, range and duration of an audio file, detected from its bytes. */
export type Container = {
  readonly type: AudioFileType
  /** Offset of the first byte of the audio data, after tags and padding. */
  readonly start: number
  /** Offset after the last byte of the audio data; tags may follow. */
  readonly end: number
  /** Duration in seconds, above 0; `undefined` for damaged files and unsupported codecs. */
  readonly seconds: number | undefined
}

const seconds: Readonly<Record<AudioFileType, (sound: Uint8Array) => number | undefined>> = {
  wav: wavSeconds,
  mp3: mp3Seconds,
  ogg: oggSeconds,
  aac: adtsSeconds,
  flac: flacSeconds,
  m4a: m4aSeconds,
  webm: webmSeconds,
}

/**
 * Detects type, range and duration of an audio file, whatever its name or declared type, without decoding it.
 * The duration is computed from the data; a header that contradicts it makes the file damaged.
 * @param bytes the whole file.
 * @returns `undefined` for any other than the seven types.
 */
export function readContainer(bytes: Uint8Array): Container | undefined {
  const sound = findSound(bytes)
  if (!sound) return undefined
  const { type, start, end } = sound
  const found = unlessDamaged(() => seconds[type](bytes.subarray(start, end)))
  const isDuration = found !== undefined && found > 0 && Number.isFinite(found)
  return { ...sound, seconds: isDuration ? found : undefined }
}

/** Like `readContainer` without the duration, for callers that decode the file. */
export function findSound(bytes: Uint8Array): Omit<Container, 'seconds'> | undefined {
  const { start, end } = soundBounds(bytes)
  const type = unlessDamaged(() => typeOf(bytes.subarray(start, end)))
  return type && { type, start, end }
}

/** Extracts the AAC stream of an ADTS or MP4 file; `undefined` for other files and for damaged ones. */
export function readAac(bytes: Uint8Array, { type, start, end }: Container): AacStream | undefined {
  const sound = bytes.subarray(start, end)
  return unlessDamaged(() =>
    type === 'aac' ? adtsPackets(sound) : type === 'm4a' ? m4aPackets(sound) : undefined,
  )
}

/** @see the RIFF, MPEG-1 part 3, RFC 3533, ISO/IEC 13818-7 (ADTS), FLAC, ISO/IEC 14496-12 and Matroska (EBML) headers. */
function typeOf(sound: Uint8Array): AudioFileType | undefined {
  const mark = lettersAt(sound, 0, 4)
  if (mark === 'RIFF') return lettersAt(sound, 8, 4) === 'WAVE' ? 'wav' : undefined
  if (mark === 'OggS') return 'ogg'
  if (mark === 'fLaC') return 'flac'
  if (lettersAt(sound, 4, 4) === 'ftyp') return hasM4aSound(sound) ? 'm4a' : undefined
  if (mark === '\u001a\u0045\u00df\u00a3') return hasWebmSound(sound) ? 'webm' : undefined
  if (isFollowed(sound, adtsFrame)) return 'aac'
  return isFollowed(sound, mp3Frame) ? 'mp3' : undefined
}

/** The eleven bits may occur anywhere: they begin a frame when another follows, or nothing does. */
function isFollowed(
  sound: Uint8Array,
  frameAt: (bytes: Uint8Array, place: number) => { readonly bytes: number } | undefined,
): boolean {
  const first = frameAt(sound, 0)
  return first !== undefined && (first.bytes >= sound.length || frameAt(sound, first.bytes) !== undefined)
}

/** A reference beyond the end of its file means damage. */
function unlessDamaged<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function wavSeconds(sound: Uint8Array): number | undefined {
  try {
    const reader = createWavReader()
    const [channel] = reader.write(sound)
    reader.end()
    return channel && reader.format && channel.length / reader.format.sampleRate
  } catch (error) {
    if (error instanceof WavError) return undefined
    throw error
  }
}
