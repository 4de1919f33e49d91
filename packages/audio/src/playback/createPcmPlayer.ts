import { createChunker } from '../signal/chunks.js'
import { fromPcm16 } from '../signal/pcm16.js'
import { createResampler } from '../signal/resample.js'

/** Default sample rate of a synthesized stream, in Hz. */
export const streamSampleRate = 22_050

/**
 * Default delay in seconds between the arrival of the first samples and their playback, also after each gap.
 */
export const lookAheadSeconds = 0.1

export type PcmPlayerOptions = {
  context: BaseAudioContext
  /**
   * Sample rate in Hz.
   * @default 22050
   */
  sampleRate?: number
  /**
   * Delay before playback in seconds.
   * @default 0.1
   */
  lookAhead?: number
  /** Called when everything was played, after `end`. */
  onEnded?: () => void
  /** Called when the stream was too slow and a gap occurred before a buffer. */
  onUnderrun?: () => void
}

/** Plays a stream of 16-bit mono samples without gaps between buffers. */
export type PcmPlayer = {
  /** Appends samples in blocks of any length; they are played in buffers of 8192. */
  write(samples: Int16Array): void
  /** Marks the end of the stream; the remaining samples are played. */
  end(): void
  /** Stops immediately and discards all written samples. */
  stop(): void
}

/**
 * Creates a player for a stream of samples. The stream is resampled to the rate of the audio context, and
 * each buffer starts exactly at the sample after the previous one: start times are derived from the first
 * buffer, not from the clock or `ended`. Start times rounded to milliseconds would click at every boundary,
 * and browsers that resample each buffer separately produce a step there.
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
