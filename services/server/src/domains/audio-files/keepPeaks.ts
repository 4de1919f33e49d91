import { decodeWav, encodePeaks, mixDown, peaksFileOf } from '@saywright/audio/signal'
import type { Context } from '../../context.js'
import { peaksKey } from './audioKeys.js'

/**
 * Computes the peaks of a recording once and keeps them beside it.
 *
 * @returns the file of peaks; undefined for a format that is not decoded here.
 */
export async function keepPeaks(
  { files }: Pick<Context, 'files'>,
  fileKey: string,
  mediaType: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (mediaType !== 'audio/wav') return undefined
  const audio = decodeWav(bytes)
  const peaks = encodePeaks(peaksFileOf(mixDown(audio), audio.sampleRate))
  await files.put(peaks, peaksKey(fileKey))
  return peaks
}
