import { expect, it } from 'vitest'
import { readPhoneset } from '../soundswallower/models.js'
import { createIpaToPhones } from './ipaToPhones.js'

const english = createIpaToPhones('en-us', readPhoneset('en-us'))
const french = createIpaToPhones('fr-fr', readPhoneset('fr-fr'))

// What espeak-ng says, and what the dictionaries of the models (CMUdict, and the French one) have for the same word.
it.each([
  ['kitchen', 'k_ˈɪ_tʃ_ə_n', 'K IH CH AH N'],
  ['thermostat', 'θ_ˈɜː_m_ə_s_t_ˌæ_t', 'TH ER M AH S T AE T'],
  ['butter', 'b_ˈʌ_ɾ_ɚ', 'B AH T ER'],
  ['button', 'b_ˈʌ_ʔ_n̩', 'B AH T AH N'],
  ['nova', 'n_ˈoʊ_v_ə', 'N OW V AH'],
  ['forty two', 'f_ˈɔːɹ_ɾ_i t_ˈuː', 'F AO R T IY T UW'],
])('English: %s', (_, ipa, phones) => {
  expect(english(ipa)).toBe(phones)
})

it.each([
  ['éteins', 'e_t_ˈɛ̃', 'ei tt in'],
  ['tu', 't_ˈy', 'tt uu'],
  ['rouge', 'ʁ_ˈu_ʒ', 'rr ou jj'],
  ['chambre', 'ʃ_ˈɑ̃_b_ʁ', 'ch an bb rr'],
  ['brun', 'b_ʁ_ˈœ̃', 'bb rr un'],
  ['oiseau', 'w_a_z_ˈo', 'ww aa zz au'],
  ['parking', '(en)_p_ˈɑː_k_ɪ_ŋ_(fr)', 'pp aa kk ii nn gg'],
  ['jazz', 'dʒ_ˈa_z', 'dd jj aa zz'],
])('French: %s', (_, ipa, phones) => {
  expect(french(ipa)).toBe(phones)
})

it.each([[''], ['_'], ['ˈ'], ['☃'], ['k_☃'], ['ǃ']])('knows no phones for %j', (ipa) => {
  expect(english(ipa)).toBeUndefined()
})

it.each(['en-us', 'fr-fr'])('%s: no two sounds are written alike', (model) => {
  const sounds = Object.values(readPhoneset(model)).filter((ipa) => ipa !== '-')
  expect(sounds.length).toBeGreaterThan(30)
  expect(new Set(sounds).size).toBe(sounds.length)
})

it('has only phones that the model has', () => {
  const known = new Set(Object.keys(readPhoneset('fr-fr')))
  const all =
    french('e_ɛ_ɛ̃_ɑ̃_ɔ̃_œ̃_y_u_i_o_ɔ_ø_œ_ə_a_ɑ_j_w_ɥ_ɲ_ŋ_ʁ_l_m_n_p_b_t_d_k_ɡ_f_v_s_z_ʃ_ʒ')?.split(' ') ?? []
  expect(all.length).toBeGreaterThan(35)
  expect(all.filter((phone) => !known.has(phone))).toEqual([])
})

it.each(['en-us', 'fr-fr'])('%s: every phone is read back from its own IPA', (model) => {
  const phoneset = Object.entries(readPhoneset(model)).filter(([, ipa]) => ipa !== '-')
  const read = createIpaToPhones(model, readPhoneset(model))
  for (const [phone, ipa] of phoneset) expect(read(`${ipa}_${ipa}`), ipa).toBe(`${phone} ${phone}`)
})
