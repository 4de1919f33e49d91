import { expect, test } from 'vitest'
import { faultOfSlot, valuesOf } from './slotText.js'

test.each([
  ['', undefined],
  ['one\ntwo', undefined],
  ['one\n\n\ntwo\n', undefined],
  ['one\ntwo\n ONE ', { kind: 'duplicate', line: 1 }],
  ['\none\ntwo\ntwo', { kind: 'duplicate', line: 3 }],
  ['a'.repeat(200), undefined],
  [`one\n${'a'.repeat(201)}`, { kind: 'tooLong', line: 2 }],
] as const)('F-072 the values %j', (text, fault) => expect(faultOfSlot(text)).toEqual(fault))

test('trims values and drops empty lines', () => {
  expect(valuesOf(' one \n\n two')).toEqual(['one', 'two'])
})
