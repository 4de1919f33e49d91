import { expect, it } from 'vitest'
import { powerOf } from '../../surroundings/filters.js'
import { speechPower, withNoiseFloor } from './noiseFloor.js'
import { hasNoiseFloor } from './spokenLanguages.js'

const decibels = (power: number) => 10 * Math.log10(power)
const silence = new Float32Array(16_000)

it('puts noise 50 dB below full scale under speech, and 30 dB below speech that is quiet', () => {
  const floorOf = (power: number) => decibels(powerOf(withNoiseFloor(silence, power)))
  expect(floorOf(0.1)).toBeCloseTo(-50, 0)
  expect(floorOf(0.01)).toBeCloseTo(-50, 0)
  expect(floorOf(0.0001)).toBeCloseTo(-70, 0)
  expect(floorOf(0)).toBe(Number.NEGATIVE_INFINITY)
})

it('leaves the speech above it, and scores the same recording alike', () => {
  const speech = Float32Array.from({ length: 16_000 }, (_, at) => 0.2 * Math.sin(at / 10))
  const heard = withNoiseFloor(speech, powerOf(speech))
  expect(powerOf(heard.map((sample, at) => sample - (speech[at] ?? 0)))).toBeLessThan(2e-5)
  expect(heard).toEqual(withNoiseFloor(speech, powerOf(speech)))
})

it('measures speech where somebody speaks, and not the silence around it', () => {
  const samples = Float32Array.from(silence, (_, at) => (at < 8000 ? 0 : 0.5))
  expect(speechPower(samples, { places: [0.6, 0.7, 0.8] })).toBeCloseTo(0.25)
  expect(speechPower(samples, { places: [0.2, 0.6] })).toBeCloseTo(0.125)
})

it.each([
  ['fr-FR', true],
  ['fr-CA', true],
  ['it-IT', false],
  ['en-US', false],
] as const)('%s is heard with noise under it: %s', (lang, has) => {
  expect(hasNoiseFloor(lang)).toBe(has)
})
