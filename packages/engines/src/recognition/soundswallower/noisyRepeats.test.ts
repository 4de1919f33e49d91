import { expect, it } from 'vitest'
import { backgroundOf } from '../../surroundings/index.js'
import { readGrammar } from '../grammar/readGrammar.js'
import { loadEngine } from './engine.js'

// A person says each of them in several ways.
const digits = {
  zéro: ['zz ei rr au', 'zz ee rr au'],
  un: ['un', 'un nn', 'uu nn'],
  une: ['uu nn', 'uu nn ee'],
  deux: ['dd eu', 'dd eu zz'],
  trois: ['tt rr ww aa', 'tt rr ww aa zz'],
  quatre: ['kk aa tt rr', 'kk aa tt rr ee', 'kk aa tt'],
  cinq: ['ss in', 'ss in kk'],
  six: ['ss ii', 'ss ii ss', 'ss ii zz'],
  sept: ['ss ai tt'],
  huit: ['uy ii', 'uy ii tt'],
  neuf: ['nn eu ff', 'nn oe ff', 'nn eu vv'],
}
const seconds = 12

it('searches digits again and again through noise, within the memory of a decoder', async () => {
  const decoder = await (await loadEngine('fr-fr')).load({ hasDictionary: false, isComparable: false })
  const words = Object.keys(digits).join(' | ')
  const grammar = readGrammar(
    `public <said> = ${'<digit> ['.repeat(15)}<digit>${']'.repeat(15)}; <digit> = ${words};`,
  )
  decoder.setGrammar(grammar, new Map(Object.entries(digits)))
  const noise = backgroundOf('kitchen', { length: 16_000 * seconds, seed: 1 })
  expect(decoder.pass(Float32Array.from(noise, (sample) => sample * 0.2)).segments.length).toBeGreaterThan(0)
})
