import { expect, test } from 'vitest'
import { joinedPronunciations } from './joinedPronunciations.js'

test.each([
  [
    [['/h_ə_l_oʊ/', '/h_ɛ_l_oʊ/'], ['/m_ɪ_k/']],
    ['/h_ə_l_oʊ_m_ɪ_k/', '/h_ɛ_l_oʊ_m_ɪ_k/'],
  ],
  [[['/h_eɪ/']], ['/h_eɪ/']],
  [[['/h_eɪ/'], []], []],
  [[], []],
])('%j are said as %j', (parts, ways) => expect(joinedPronunciations(parts)).toEqual(ways))

test('of many ways eight are taken', () => {
  const three = ['/a/', '/b/', '/c/']
  expect(joinedPronunciations([three, three, three])).toHaveLength(8)
})
