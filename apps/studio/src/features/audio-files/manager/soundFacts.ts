import { encodeWav, measureSilence, mixDown, type PcmAudio, soundRange } from '@saywright/audio/signal'
import { type SoundLevels, soundLevels } from '../../../parts/sound/soundLevels.js'

/** Measurements of a recording. */
export type SoundFacts = SoundLevels & {
  readonly channels: number
  /** Samples per second (Hz). */
  readonly sampleRate: number
  readonly seconds: number
  /** Silence at either end, in seconds. */
  readonly leadingSeconds: number
  readonly trailingSeconds: number
  /** How long it is without that silence, but for a tenth of a second on each side; absent when nothing would go. */
  readonly trimmedSeconds: number | undefined
}

/** Less than this is not worth another file, in seconds. */
const leastTrim = 0.05

export function soundFacts(audio: PcmAudio): SoundFacts {
  const { sampleRate, channels } = audio
  const samples = mixDown(audio)
  const seconds = samples.length / sampleRate
  const { leadingSeconds, trailingSeconds } = measureSilence(samples, sampleRate)
  const [start, end] = soundRange(samples, sampleRate)
  const trimmedSeconds = (end - start) / sampleRate
  return {
    ...soundLevels(audio),
    channels: channels.length,
    sampleRate,
    seconds,
    leadingSeconds,
    trailingSeconds,
    trimmedSeconds: end > start && seconds - trimmedSeconds >= leastTrim ? trimmedSeconds : undefined,
  }
}

/** The recording without the silence around it, as a 16-bit WAV file. @param name with its extension. */
export function trimmedFile(audio: PcmAudio, name: string): File {
  const [start, end] = soundRange(mixDown(audio), audio.sampleRate)
  const channels = audio.channels.map((channel) => channel.subarray(start, end))
  return new File([encodeWav({ channels, sampleRate: audio.sampleRate })], name, { type: 'audio/wav' })
}

/** A name for the trimmed recording, which is WAV whatever it was made from. @param ending for example "trimmed". */
export function trimmedName(name: string, ending: string): string {
  return `${name.replace(/\.[^.]{1,5}$/u, '')}-${ending}.wav`
}
