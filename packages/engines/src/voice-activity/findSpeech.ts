import { type Silero, windowLength } from './createSilero.js'

const sampleRate = 16_000
const speechScore = 0.5
// The network needs to hear silence before and after: a word that begins with the file would not be found.
const silence = new Float32Array(windowLength)
const silentWindows = 9

/**
 * 128 ms of speech. The shortest of 822 words of four readers ("at", in French) has 4 windows of it. Chosen with 200 sounds
 * that are no speech, of which none has as much; of 400 others five have, all chords.
 */
const leastWindows = 4

/** Where somebody speaks in a recording. */
export interface Speech {
  /** Middles of the windows of 32 ms with speech in them, in seconds. */
  readonly places: readonly number[]
}

/**
 * Listens to a recording for speech.
 *
 * @param samples mono PCM in [-1, 1] at 16 kHz.
 * @param onWindow called before each window of 32 ms; what it throws ends it.
 * @returns `undefined` when there is less than 128 ms of it.
 */
export function findSpeech(
  silero: Silero,
  samples: Float32Array,
  onWindow: () => void = () => {},
): Speech | undefined {
  silero.reset()
  for (let window = 0; window < silentWindows; window++) silero.next(silence)
  const places: number[] = []
  for (let at = 0; at < samples.length; at += windowLength) {
    onWindow()
    if (silero.next(windowAt(samples, at)) >= speechScore) places.push((at + windowLength / 2) / sampleRate)
  }
  return places.length < leastWindows ? undefined : { places }
}

function windowAt(samples: Float32Array, at: number): Float32Array {
  const rest = samples.subarray(at, at + windowLength)
  if (rest.length === windowLength) return rest
  const whole = new Float32Array(windowLength)
  whole.set(rest)
  return whole
}
