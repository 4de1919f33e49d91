import { resample } from '@saywright/audio/signal'
import { expect, it } from 'vitest'
import { noises } from '../../testing/index.js'
import { bandOf } from './bandOf.js'

/** A vowel: harmonics of 120 Hz that fall by 12 dB an octave, over a little noise of a quiet room. */
const vowel = Float32Array.from({ length: 16_000 }, (_, at) => {
  let sample = 0.0005 * Math.sin(at * at)
  for (let harmonic = 1; harmonic * 120 < 7500; harmonic++)
    sample += (0.3 / harmonic ** 2) * Math.sin((2 * Math.PI * 120 * harmonic * at) / 16_000 + harmonic)
  return sample
})

it('distinguishes a telephone from a microphone', () => {
  expect(bandOf(vowel)).toBe('wide')
  expect(bandOf(resample(resample(vowel, 16_000, 8000), 8000, 16_000))).toBe('narrow')
})

it('treats sound without a sample rate as that of a microphone', () => {
  const [first] = noises(1, 1)
  expect(bandOf(first?.samples ?? new Float32Array())).toBe('wide')
  expect(bandOf(new Float32Array(16_000))).toBe('wide')
})
