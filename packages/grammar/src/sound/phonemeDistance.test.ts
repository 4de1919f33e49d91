import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createBoundedDistance, Inventory, phonemeDistance } from './phonemeDistance.js'
import { consonants, vowels } from './phonemeFeatures.js'
import { readPhonemes } from './readPhonemes.js'

it.each([
  ['[ˈlɪ][vɪŋ]', ['l', 'ɪ', 'v', 'ɪ', 'ŋ']],
  ['[ˈtʃaɪld]', ['tʃ', 'aɪ', 'l', 'd']],
  ['m_ɛ_z_ˈɔ̃', ['m', 'ɛ', 'z', 'ɔ̃']],
  ['[ˈbɜ˞d]', ['b', 'ɜ˞', 'd']],
  ['t͡ʃiː', ['tʃ', 'iː']],
  ['(en)_p_ˈɑː_k_(fr)', ['p', 'ɑː', 'k']],
  ['', []],
])('reads the phonemes of %s', (ipa, phonemes) => {
  expect(readPhonemes(ipa)).toEqual(phonemes.map((each) => each.normalize('NFC')))
})

// Pairs that phonetics and engines confuse are near; pairs without a common feature have 1.
it.each([
  ['fifteen and fifty', '[fɪf][ˈtiːn]', '[ˈfɪf][tiː]', 0.75],
  ['bin and pin', 'bɪn', 'pɪn', 0.25],
  ['thin and fin', 'θɪn', 'fɪn', 0.05],
  ['mow and no', 'moʊ', 'noʊ', 0.15],
  ['sip and ship', 'sɪp', 'ʃɪp', 0.1],
  ['light and right', 'laɪt', 'ɹaɪt', 0.5],
  ['ship and sheep', 'ʃɪp', 'ʃiːp', 0.25],
  ['vin and vent', 'vɛ̃', 'vɑ̃', 0.7],
  ['yes and no', 'jɛs', 'noʊ', 2.55],
  ['on and in', 'ɑn', 'ɪn', 0.9],
  ['a sign nobody knows', '☃', 'a', 1],
  ['stress alone', 'ˈɪnsaɪt', 'ɪnˈsaɪt', 0],
])('%s', (_, a, b, distance) => {
  expect(phonemeDistance(a, b)).toBeCloseTo(distance, 2)
})

const phonemes = [...consonants.keys(), ...vowels.keys(), 'aɪ', 'oʊ', 'iː', 'ɛ̃', 'õ', 'ɜ˞', '☃']
const pronunciation = fc.array(fc.constantFrom(...phonemes), { maxLength: 8 }).map((all) => all.join('_'))
const phoneme = fc.constantFrom(...phonemes)

it('is a metric: symmetric, zero for itself alone, never shorter by a detour', () => {
  const rule = (a: string, b: string, c: string) => {
    const [ab, bc, ac] = [phonemeDistance(a, b), phonemeDistance(b, c), phonemeDistance(a, c)]
    expect(phonemeDistance(a, a)).toBe(0)
    expect(phonemeDistance(b, a)).toBeCloseTo(ab, 9)
    expect(ac).toBeLessThanOrEqual(ab + bc + 1e-9)
  }
  fc.assert(fc.property(pronunciation, pronunciation, pronunciation, rule), { numRuns: 2000, seed: 22 })
  fc.assert(fc.property(phoneme, phoneme, phoneme, rule), { numRuns: 2000, seed: 23 })
})

it('gives the same distance within a limit as without, and infinity beyond it', () => {
  fc.assert(
    fc.property(pronunciation, pronunciation, fc.constantFrom(0, 0.5, 1, 2, 3), (a, b, limit) => {
      const inventory = new Inventory()
      const [first, second] = [inventory.read(readPhonemes(a)), inventory.read(readPhonemes(b))]
      const bounded = createBoundedDistance(inventory.costs(), 8)(first, second, limit)
      const whole = phonemeDistance(a, b)
      expect(bounded).toBe(whole <= limit ? whole : Number.POSITIVE_INFINITY)
    }),
    { numRuns: 2000, seed: 24 },
  )
})
