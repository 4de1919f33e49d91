import { findSound } from '../signal/containers/readContainer.js'
import { decodeWav } from '../signal/decodeWav.js'
import type { PcmAudio } from '../signal/PcmAudio.js'
import { WavError } from '../signal/WavError.js'

/**
 * Decodes an audio file of any format that the browser supports. WAV is decoded by this package at its own
 * sample rate, which is several times faster and identical in all browsers.
 * @param bytes the whole file.
 * @param sampleRate target rate in Hz of all other formats.
 * @throws DOMException `EncodingError` when the file is not audio or has an unsupported format.
 */
export async function decodeAudio(bytes: ArrayBuffer, sampleRate = 44_100): Promise<PcmAudio> {
  const { type, start = 0, end } = findSound(new Uint8Array(bytes)) ?? {}
  if (type === 'wav') {
    try {
      return decodeWav(new Uint8Array(bytes).subarray(start, end))
    } catch (error) {
      // The browser may support an encoding that we do not.
      if (!(error instanceof WavError && error.reason === 'unsupportedEncoding'))
        throw new DOMException('Not a sound', 'EncodingError')
    }
  }
  // Browsers look for the sound behind no more than one tag.
  const sound = bytes.slice(start, end)
  const buffer = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(sound)
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, index) => buffer.getChannelData(index))
  return { sampleRate, channels: channels as Float32Array<ArrayBuffer>[] }
}
