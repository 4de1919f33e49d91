import { joinBytes } from './joinBytes.js'
import { sampleReaders } from './sampleReaders.js'
import type { WavFormat } from './wavFormat.js'

/** Turns bytes into frames, however they are cut. */
export type FrameDecoder = {
  decode(bytes: Uint8Array): Float32Array<ArrayBuffer>[]
  /** Whether at least one frame has come. */
  hasDecoded(): boolean
}

export function frameDecoderOf({ encoding, sampleBytes, channelCount }: WavFormat): FrameDecoder {
  const read = sampleReaders[`${encoding}/${sampleBytes}`]!
  const frameBytes = sampleBytes * channelCount
  let rest = new Uint8Array(0)
  let hasDecoded = false
  return {
    decode(bytes) {
      const whole = rest.length > 0 ? joinBytes(rest, bytes) : bytes
      const frames = Math.floor(whole.length / frameBytes)
      rest = whole.slice(frames * frameBytes)
      if (frames === 0) return []
      hasDecoded = true
      const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength)
      return Array.from({ length: channelCount }, (_, channel) => {
        const samples = new Float32Array(frames)
        for (let frame = 0; frame < frames; frame++)
          samples[frame] = read(view, frame * frameBytes + channel * sampleBytes)
        return samples
      })
    },
    hasDecoded: () => hasDecoded,
  }
}
