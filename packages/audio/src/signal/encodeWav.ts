import type { PcmAudio } from './PcmAudio.js'
import { toPcm16 } from './pcm16.js'

const headerBytes = 44

/**
 * A WAV file of 16-bit PCM with the header of 44 bytes that every engine reads.
 *
 * @param audio channels of one length, values in [-1, 1]; what is beyond is clipped.
 * @returns the whole file, little-endian.
 * @throws RangeError when there is no channel or the channels differ in length.
 */
export function encodeWav({ channels, sampleRate }: PcmAudio): Uint8Array<ArrayBuffer> {
  const [first] = channels
  if (!first || channels.some(({ length }) => length !== first.length))
    throw new RangeError('A WAV file needs channels of one length')
  const frameBytes = channels.length * 2
  const dataBytes = first.length * frameBytes
  const file = new Uint8Array(headerBytes + dataBytes)
  const view = new DataView(file.buffer)
  const mark = (offset: number, text: string) => {
    for (let index = 0; index < text.length; index++) view.setUint8(offset + index, text.charCodeAt(index))
  }
  mark(0, 'RIFF')
  view.setUint32(4, headerBytes - 8 + dataBytes, true)
  mark(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels.length, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * frameBytes, true)
  view.setUint16(32, frameBytes, true)
  view.setUint16(34, 16, true)
  mark(36, 'data')
  view.setUint32(40, dataBytes, true)
  channels.forEach((channel, position) => {
    toPcm16(channel).forEach((sample, frame) => {
      view.setInt16(headerBytes + frame * frameBytes + position * 2, sample, true)
    })
  })
  return file
}
