import fc from 'fast-check'
import { expect, it } from 'vitest'
import { alignPhonemes, soundLikeness } from './alignPhonemes.js'
import { phonemeDistance } from './phonemeDistance.js'

it.each([
  ['five and nine', 'faɪv', 'naɪn', 'f/n aɪ/aɪ v/n', 52],
  ['fifteen and fifty', '[fɪf][ˈtiːn]', '[ˈfɪf][tiː]', 'f/f ɪ/ɪ f/f t/t iː/iː n/-', 88],
  ['four and forty', 'fɔɹ', 'fɔɹtiː', 'f/f ɔ/ɔ ɹ/ɹ -/t -/iː', 70],
  ['homophones', 'tuː', 'tuː', 't/t uː/uː', 100],
  ['a word that nobody can pronounce', '', 'tuː', '-/t -/uː', 0],
])('puts %s side by side', (_, a, b, pairs, likeness) => {
  const shown = alignPhonemes(a, b).map(({ first = '-', second = '-' }) => `${first}/${second}`)
  expect(shown.join(' ')).toBe(pairs)
  expect(soundLikeness(a, b)).toBe(likeness)
})

const pronunciation = fc
  .array(fc.constantFrom('p', 'b', 't', 'd', 'θ', 'f', 'n', 'iː', 'ɪ', 'aɪ', 'ɑ', '☃'), { maxLength: 9 })
  .map((all) => all.join('_'))

it('costs what the distance of both is, in either order, and loses no phoneme', () => {
  fc.assert(
    fc.property(pronunciation, pronunciation, (a, b) => {
      const aligned = alignPhonemes(a, b)
      const sum = aligned.reduce((total, { cost }) => total + cost, 0)
      expect(sum).toBeCloseTo(phonemeDistance(a, b), 9)
      expect(aligned.flatMap(({ first = [] }) => first).join('_')).toBe(a)
      expect(soundLikeness(a, b)).toBe(soundLikeness(b, a))
      expect(soundLikeness(a, b)).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 1000, seed: 62 },
  )
})
