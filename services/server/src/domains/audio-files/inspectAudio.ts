import type { audioMediaTypes } from '@saywright/api/contract'
import { audioSeconds, sniffAudioType } from '@saywright/audio/signal'
import { ApiFailure } from '@saywright/http'
import { fileTypeFromBuffer } from 'file-type'
import { describeWav } from '../shared/describeWav.js'

export interface InspectedAudio {
  readonly mediaType: string
  readonly durationSeconds: number | null
  readonly peaks: number[] | undefined
}

// What the bytes are called by `file-type`, and by us.
const mediaTypes: Readonly<Record<string, (typeof audioMediaTypes)[number]>> = {
  'audio/wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/mpeg': 'audio/mpeg',
  'audio/ogg': 'audio/ogg',
  'audio/aac': 'audio/aac',
  'audio/flac': 'audio/flac',
  'audio/x-flac': 'audio/flac',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'video/mp4': 'audio/mp4',
  'audio/webm': 'audio/webm',
  'video/webm': 'audio/webm',
}

/**
 * What an upload really is, whatever its name says.
 *
 * @throws ApiFailure `unsupported_type`, `audio_unreadable` for a broken WAV, `audio_too_long` where the bytes tell the time.
 */
export async function inspectAudio(bytes: Uint8Array, maxSeconds: number): Promise<InspectedAudio> {
  // Only for sound: an archive of a hundred thousand entries would be read entry by entry.
  const isSound = sniffAudioType(bytes) !== undefined
  const found = isSound ? await fileTypeFromBuffer(bytes).catch(() => undefined) : undefined
  const mediaType = mediaTypes[found?.mime.split(';')[0] ?? '']
  if (!mediaType) throw new ApiFailure('unsupported_type', { errors: { file: 'invalid' } })
  if (mediaType !== 'audio/wav')
    return { mediaType, durationSeconds: compressedSeconds(bytes, maxSeconds), peaks: undefined }
  const { milliseconds, peaks } = describeWav(bytes, maxSeconds)
  return { mediaType, durationSeconds: milliseconds / 1000, peaks }
}

// Encoders fill the last frame up and put a delay before the first.
const paddingSeconds = 0.1

/** What a compressed file says of its length. */
function compressedSeconds(bytes: Uint8Array, maxSeconds: number): number | null {
  const type = sniffAudioType(bytes)
  const seconds = type && type !== 'wav' ? audioSeconds(bytes, type) : undefined
  if (seconds !== undefined && seconds > maxSeconds + paddingSeconds)
    throw new ApiFailure('audio_too_long', { errors: { file: 'outOfRange' } })
  return seconds === undefined ? null : Math.min(maxSeconds, Math.round(seconds * 1000) / 1000)
}
