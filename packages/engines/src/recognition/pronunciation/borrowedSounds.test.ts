import { expect, it } from 'vitest'
import { readPhoneset } from '../soundswallower/models.js'
import { articulationOf, distanceBetween } from './articulation.js'
import { createIpaToPhones } from './ipaToPhones.js'

const lenders = {
  English: createIpaToPhones('en-us', readPhoneset('en-us'), { isBorrowed: true }),
  French: createIpaToPhones('fr-fr', readPhoneset('fr-fr'), { isBorrowed: true }),
}

// What espeak-ng says, and what a speaker of the lender would say for it.
it.each([
  ['German fünf', 'English', 'f_ˈʏ_n_f', 'F UH N F'],
  ['German Licht', 'English', 'l_ˈɪ_ç_t', 'L IH SH T'],
  ['German drei', 'English', 'd_ɾ_ˈaɪ', 'D HH AY'],
  ['German neun', 'English', 'n_ˈɔø_n', 'N OY N'],
  ['German zehn', 'English', 'ts_ˈeː_n', 'T S EY N'],
  ['Dutch vijf', 'English', 'v_ˈɛɪ_f', 'V EY F'],
  ['Spanish seis', 'French', 's_ˈeɪ_s', 'ss ei yy ss'],
  ['Spanish llamar', 'French', 'ʎ_a_m_ˈa_ɾ', 'll yy aa mm aa rr'],
  ['Italian sette', 'French', 's_ˈɛ_tː_e', 'ss ai tt ei'],
  ['Russian щука', 'English', 'ɕ_ˈu_k_a', 'SH UW K AA'],
  ['Turkish ışık', 'English', 'ɯ_ʃ_ˈɯ_k', 'UW SH UW K'],
  ['Vietnamese một, without its tone', 'English', 'm_ˈo6_t̪_', 'M OW T'],
  ['Arabic واحد', 'English', 'w_ˈaː_ħ_i_d', 'W AA HH IY D'],
  [
    'Russian включена, without its mark of a middle vowel',
    'English',
    'f_k_ɭʲ_u"_tʃʲ_i_n_ˈɑ',
    'F K L UW CH IY N AA',
  ],
  ['Danish maj, without its glottal mark', 'English', 'm_ˈ?ɑ_j', 'M AA Y'],
] as const)('%s by %s sounds', (_, lender, ipa, phones) => {
  expect(lenders[lender](ipa)).toBe(phones)
})

it('leaves words of the lender as they are', () => {
  const own = createIpaToPhones('en-us', readPhoneset('en-us'))
  expect([own('w_ˈɔː_ɾ_ɚ'), own('s_ˈeː_n'), own('l_ˈɒ_x')]).toEqual(['W AO T ER', 'S EH N', 'L AA K'])
})

it('has no phones for what is no sound', () => {
  expect(lenders.English('ˈǂ_a')).toBeUndefined()
})

it('finds sounds the more alike, the nearer they are made', () => {
  const between = (one: string, other: string) => {
    const [a, b] = [articulationOf(one), articulationOf(other)]
    return a && b && distanceBetween(a, b)
  }
  expect(between('p', 'p')).toBe(0)
  expect(between('ɾ', 'r')).toBeLessThan(between('ɾ', 't') ?? 0)
  expect(between('y', 'u')).toBeLessThan(between('y', 'a') ?? 0)
  expect(between('a', 't')).toBeUndefined()
})
