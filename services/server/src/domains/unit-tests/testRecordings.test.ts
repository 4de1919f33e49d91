import { expect, it, test } from 'vitest'
import { mixNoise } from './mixNoise.js'
import { testRecordings } from './testRecordings.js'

const form = {
  model_id: 1,
  sentences: ['Allume la lumière !', 'go'],
  voices: ['deep', 'high'],
  speeds: ['slow'],
  noises: ['none', 'quiet', 'loud'],
} as const

it('makes each sentence in every way, with a name that says how, of at most 100 characters', () => {
  const recordings = testRecordings({ ...form, sentences: [...form.sentences, 'a'.repeat(200)] })
  expect(recordings).toHaveLength(18)
  expect(recordings[0]?.name).toBe('allume-la-lumière-deep-slow-none.wav')
  expect(recordings[11]?.name).toBe('go-high-slow-loud.wav')
  expect(Math.max(...recordings.map(({ name }) => name.length))).toBeLessThanOrEqual(100)
  expect(new Set(recordings.map(({ name }) => name)).size).toBe(18)
})

const voice = Float32Array.from({ length: 16_000 }, (_, at) => 0.3 * Math.sin(at / 8))
const power = (samples: Float32Array) => samples.reduce((sum, one) => sum + one * one, 0) / samples.length

test.each([
  ['quiet', 20],
  ['loud', 10],
] as const)('a %s noise is %i dB below the voice', (noise, decibels) => {
  const mixed = mixNoise(voice, noise)
  const alone = mixed.map((sample, at) => sample - voice[at]!)
  expect(10 * Math.log10(power(voice) / power(alone))).toBeCloseTo(decibels, 0)
  expect(mixNoise(voice, noise)).toEqual(mixed)
})

test('no noise leaves the voice as it is, and silence stays silent', () => {
  expect(mixNoise(voice, 'none')).toEqual(voice)
  expect(power(mixNoise(new Float32Array(100), 'loud'))).toBe(0)
})
