import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { codeText } from './codeText.js'

const anything = fc.string({ unit: 'binary', maxLength: 40 })
const ascii = fc.string({ unit: 'binary-ascii', maxLength: 40 })

it('F-042 keeps only 0-9 and A-Z of any text', () => {
  fc.assert(fc.property(anything, (text) => /^[0-9A-Z]{0,6}$/.test(codeText(text))))
})

it('F-043 keeps the first six valid characters, in upper case', () => {
  const firstSix = (text: string) =>
    [...text]
      .filter((each) => /[0-9a-zA-Z]/.test(each))
      .slice(0, 6)
      .join('')
      .toUpperCase()
  fc.assert(fc.property(ascii, (text) => codeText(text) === firstSix(text)))
})

it('F-046 keeps only digits where the code is one of digits', () => {
  fc.assert(fc.property(anything, (text) => /^\d{0,6}$/.test(codeText(text, 'digits'))))
})

it('changes nothing that it has made itself', () => {
  fc.assert(fc.property(anything, (text) => codeText(codeText(text)) === codeText(text)))
})

test.each([
  ['ab-12 34', 'AB1234'],
  ['Your code is: k7', 'YOURCO'],
  ['１２ａｂ', '12AB'],
  ['ß1', '1'],
  ['   ', ''],
])('F-042 F-043 %j becomes %j', (text, expected) => expect(codeText(text)).toBe(expected))
