import { expect, it, test } from 'vitest'
import { keyAfter, keyRows } from './keyRows.js'

const sound = (ipa: string, is_vowel: boolean) => ({ ipa, is_vowel })

it('puts vowels before consonants, eleven a row', () => {
  const consonants = [...'pbtdkgfvszhm'].map((ipa) => sound(ipa, false))
  const rows = keyRows([...consonants, sound('i', true)])
  expect(rows.map((row) => row.map(({ ipa }) => ipa).join(''))).toEqual(['ipbtdkgfvsz', 'hm'])
})

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 3, 14],
  ['ArrowDown', 14, undefined],
  ['ArrowUp', 14, 3],
  ['Home', 14, 0],
  ['End', 0, 14],
  ['a', 0, undefined],
])('%s leads from key %d to %s', (key, from, to) => expect(keyAfter(key, from, 15)).toBe(to))
