import { emptyWav, wavHeaderBytes } from './emptyWav.js'
import type { PcmAudio } from './PcmAudio.js'
import { toPcm16 } from './pcm16.js'

/**
 * Encodes audio as a 16-bit PCM WAV file with the canonical 44-byte header.
 * @param audio channels of equal length, values in [-1, 1]; values outside are clipped.
 * @returns the whole file, little-endian.
 * @throws RangeError without channels, or for channels of different length.
 */
export function encodeWav({ channels, sampleRate }: PcmAudio): Uint8Array<ArrayBuffer> {
  const [first] = channels
  if (!first || channels.some(({ length }) => length !== first.length))
    throw new RangeError('A WAV file needs channels of one length')
  const { file, view } = emptyWav({
    sampleRate,
    channelCount: channels.length,
    dataBytes: first.length * channels.length * 2,
  })
  channels.forEach((channel, position) => {
    const samples = toPcm16(channel)
    for (let frame = 0; frame < samples.length; frame++)
      view.setInt16(wavHeaderBytes + (frame * channels.length + position) * 2, samples[frame]!, true)
  })
  return file
}
