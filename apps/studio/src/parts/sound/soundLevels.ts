import {
  clippedRanges,
  mixDown,
  type PcmAudio,
  peakOf,
  rootMeanSquare,
  toDecibels,
} from '@saywright/audio/signal'

/** How loud a recording is. */
export type SoundLevels = {
  /** The loudest sample and the mean, in dBFS; -Infinity for digital silence. */
  readonly peakDecibels: number
  readonly meanDecibels: number
  /** Stretches that are louder than the format can hold. */
  readonly clippedCount: number
}

export function soundLevels(audio: PcmAudio): SoundLevels {
  const { sampleRate, channels } = audio
  const samples = mixDown(audio)
  const seconds = samples.length / sampleRate
  const [mean = 0] = seconds > 0 ? rootMeanSquare(samples, sampleRate, seconds) : []
  return {
    peakDecibels: toDecibels(Math.max(0, ...channels.map(peakOf))),
    meanDecibels: toDecibels(mean),
    clippedCount: channels.reduce((count, channel) => count + clippedRanges(channel).length, 0),
  }
}
