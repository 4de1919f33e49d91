import { phonemes } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { syllablesOf } from './syllables.js'

it.each([
  ['l_ˈɪ_v_ɪ_ŋ', '[ˈlɪ][vɪŋ]'],
  ['ˈkɪtʃən', '[ˈkɪ][tʃən]'],
  ['w_ˈaɪ_f_aɪ', '[ˈwaɪ][faɪ]'],
  ['k_ə_n_t_ɹ_ˈoʊ_l', '[kən][ˈtɹoʊl]'],
  ['m_ɛ_z_ˈɔ̃', '[mɛ][ˈzɔ̃]'],
  ['n_y_ˈi', '[ny][ˈi]'],
  ['s_t_ɹ_ˈiː_t', '[ˈstɹiːt]'],
  ['[ˈlɪ][vɪŋ]', '[ˈlɪ][vɪŋ]'],
  ['s', '[s]'],
  ['', ''],
])('writes %s as %s', (ipa, syllables) => {
  expect(syllablesOf(ipa)).toBe(syllables.normalize('NFC'))
  // What it writes is what a person may write.
  if (syllables) expect(phonemes().is(syllablesOf(ipa))).toBe(true)
})
