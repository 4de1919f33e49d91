import { encodeWav } from '../signal/encodeWav.js'

const telephoneRate = 16_000

export type SoundOptions = {
  /**
   * Length in seconds.
   * @default 2
   */
  seconds?: number
  /**
   * Sample rate in Hz.
   * @default 16000
   */
  sampleRate?: number
  /**
   * Peak amplitude, in [0, 1].
   * @default 0.7
   */
  amplitude?: number
}

/**
 * A sine wave.
 * @param frequency in Hz.
 */
export function aTone(
  frequency: number,
  { seconds = 2, sampleRate = telephoneRate, amplitude = 0.7 }: SoundOptions = {},
): Float32Array<ArrayBuffer> {
  return Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, index) => amplitude * Math.sin((2 * Math.PI * frequency * index) / sampleRate),
  )
}

/**
 * Synthetic sound with the envelope of speech: syllables of unequal length and loudness, with pauses. The
 * same seed gives the same sound on every machine.
 * @param seed an integer.
 */
export function aVoice(
  seed: number,
  { seconds = 2, sampleRate = telephoneRate, amplitude = 0.7 }: SoundOptions = {},
): Float32Array<ArrayBuffer> {
  const random = seeded(seed)
  const samples = new Float32Array(Math.round(seconds * sampleRate))
  for (let start = Math.round(0.08 * sampleRate); start < samples.length; ) {
    const length = Math.round((0.1 + 0.22 * random()) * sampleRate)
    const loudness = amplitude * (0.3 + 0.7 * random())
    const pitch = 110 + 60 * random()
    for (let index = 0; index < length && start + index < samples.length; index++) {
      const envelope = Math.sin((Math.PI * index) / length) ** 1.5
      const angle = (2 * Math.PI * pitch * index) / sampleRate
      const timbre = 0.6 * Math.sin(angle) + 0.25 * Math.sin(3 * angle) + 0.15 * (2 * random() - 1)
      samples[start + index] = loudness * envelope * timbre
    }
    start += length + Math.round((random() < 0.25 ? 0.25 : 0.03) * sampleRate)
  }
  return samples
}

/** A 16-bit WAV file of mono samples. */
export function aWavFile(name: string, samples: Float32Array<ArrayBuffer>, sampleRate = telephoneRate): File {
  return new File([encodeWav({ channels: [samples], sampleRate })], name, { type: 'audio/wav' })
}

/**
 * Pseudorandom numbers in [0, 1), the same for the same seed.
 * @see mulberry32 by Tommy Ettinger, public domain.
 */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
