/** Decoded audio. */
export type PcmAudio = {
  /** Sample rate in Hz, above 0. */
  readonly sampleRate: number
  /** Samples of each channel in [-1, 1]; at least one channel, all of the same length. */
  readonly channels: readonly Float32Array<ArrayBuffer>[]
}

/** Length of a sound in milliseconds, not rounded. */
export function millisecondsOf({ channels, sampleRate }: PcmAudio): number {
  return ((channels[0]?.length ?? 0) * 1000) / sampleRate
}

/** How much of the loudest channel's power the mean must keep: a tenth. One channel of three that speaks still has a ninth. */
const keptPower = 0.1

/**
 * Mixes all channels to mono by their mean. When the channels cancel each other out, as with swapped
 * microphone wires, only the loudest one is used.
 * @returns values in [-1, 1], as many as a channel has; the channel itself when there is only one.
 */
export function mixDown({ channels }: Pick<PcmAudio, 'channels'>): Float32Array<ArrayBuffer> {
  const [first = new Float32Array(0)] = channels
  if (channels.length < 2) return first
  const mixed = new Float32Array(first.length)
  for (const channel of channels) {
    for (let index = 0; index < mixed.length; index++) mixed[index]! += channel[index]! / channels.length
  }
  const powers = channels.map(powerOf)
  const most = Math.max(...powers)
  return powerOf(mixed) < keptPower * most ? channels[powers.indexOf(most)]! : mixed
}

function powerOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return sum
}
