import { createChunker } from '../signal/chunks.js'
import { fromPcm16 } from '../signal/pcm16.js'
import { createResampler } from '../signal/resample.js'

/** Samples per second (Hz) of a synthesized stream that does not say otherwise. */
export const streamSampleRate = 22_050

/** Seconds between the arrival of the first samples and their sound, and after each gap. */
export const lookAheadSeconds = 0.1

export type PcmPlayerOptions = {
  context: BaseAudioContext
  /** Samples per second (Hz), 22050 when absent. */
  sampleRate?: number
  /** Seconds, 0.1 when absent. */
  lookAhead?: number
  /** Everything has been heard, after `end`. */
  onEnded?: () => void
  /** The stream was too slow: there was a gap before this buffer. */
  onUnderrun?: () => void
}

/** Plays a stream of 16-bit mono samples without a seam. */
export type PcmPlayer = {
  /** Takes the next samples, in pieces of any length; they sound in buffers of 8192. */
  write(samples: Int16Array): void
  /** Nothing more comes: the tail is played. */
  end(): void
  /** Silence at once; what was written is forgotten. */
  stop(): void
}

/**
 * The stream is brought to the rate of the context here, and each buffer starts on the very sample after the one before: start
 * times come from the first, never from the clock or from `ended`. Rounded to a millisecond they would click at every seam, and a
 * browser that resamples each buffer by itself leaves a step there too.
 */
export function createPcmPlayer({
  context,
  sampleRate = streamSampleRate,
  lookAhead = lookAheadSeconds,
  onEnded,
  onUnderrun,
}: PcmPlayerOptions): PcmPlayer {
  const chunker = createChunker()
  const sounding = new Set<AudioBufferSourceNode>()
  let resampler = createResampler(sampleRate, context.sampleRate)
  let origin: number | undefined
  let scheduled = 0
  let hasEnded = false

  const schedule = (samples: Float32Array<ArrayBuffer>) => {
    if (samples.length === 0) return
    const now = Math.ceil(context.currentTime * context.sampleRate)
    if (origin !== undefined && origin + scheduled < now) {
      origin = undefined
      onUnderrun?.()
    }
    origin ??= now + Math.round(lookAhead * context.sampleRate) - scheduled
    const buffer = context.createBuffer(1, samples.length, context.sampleRate)
    buffer.copyToChannel(samples, 0)
    const node = context.createBufferSource()
    node.buffer = buffer
    node.connect(context.destination)
    node.onended = () => {
      sounding.delete(node)
      if (hasEnded && sounding.size === 0) onEnded?.()
    }
    node.start((origin + scheduled) / context.sampleRate)
    sounding.add(node)
    scheduled += samples.length
  }

  return {
    write(samples) {
      for (const buffer of chunker.write(fromPcm16(samples))) schedule(resampler.write(buffer))
    },
    end() {
      hasEnded = true
      const tail = chunker.end()
      if (tail) schedule(resampler.write(tail))
      schedule(resampler.end())
      if (sounding.size === 0) onEnded?.()
    },
    stop() {
      chunker.end()
      for (const node of sounding) {
        node.onended = null
        node.stop()
        node.disconnect()
      }
      sounding.clear()
      resampler = createResampler(sampleRate, context.sampleRate)
      origin = undefined
      scheduled = 0
    },
  }
}
