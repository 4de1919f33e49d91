import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readMeaning, writeMeaning } from './meaningForm.js'
import type { ExpectedMeaning } from './suiteTest.js'

const side = { name: 'side', value: 'left', entities: [] }
const aisle = { name: 'aisle', value: '12', entities: [side] }

it.each<[string, ExpectedMeaning]>([
  ['PICK', { intent: 'PICK' }],
  ['-', { intent: null }],
  ['()', { entities: [] }],
  ['PICK ()', { intent: 'PICK', entities: [] }],
  ['aisle=12 (side=left)', { entities: [aisle] }],
  [
    'PICK  item=copper wire, aisle = 12 ( side = left )',
    { intent: 'PICK', entities: [{ name: 'item', value: 'copper wire', entities: [] }, aisle] },
  ],
  ['shelf=A; 3', { entities: [{ name: 'shelf', value: ['A', '3'], entities: [] }] }],
  ['"-" note="a, \\"b\\""', { intent: '-', entities: [{ name: 'note', value: 'a, "b"', entities: [] }] }],
])('reads “%s”', (text, meaning) => {
  expect(readMeaning(text)).toEqual(meaning)
})

it.each(['', ',', 'PICK item', 'PICK item=', 'item=a (', 'item=a (side=b', 'item=a)', 'item=a,', '() x'])(
  'reads no meaning in “%s”',
  (text) => {
    expect(readMeaning(text)).toBeUndefined()
  },
)

it('reads whatever meaning it writes', () => {
  const text = fc.string({ minLength: 1, maxLength: 8 }).filter((value) => !/[\r\n]/u.test(value))
  const { entity } = fc.letrec((tie) => ({
    entity: fc.record({
      name: text,
      value: fc.oneof(fc.string({ maxLength: 8 }), fc.array(text, { minLength: 2, maxLength: 3 })),
      entities: fc.oneof({ maxDepth: 2 }, fc.constant([]), fc.array(tie('entity'), { maxLength: 2 })),
    }),
  }))
  const meaning = fc.record({ intent: text, entities: fc.array(entity, { minLength: 1, maxLength: 3 }) })
  fc.assert(
    fc.property(meaning, (written) => {
      const { intent, entities } = written as ExpectedMeaning
      expect(readMeaning(writeMeaning({ intent, entities }))).toEqual({ intent, entities })
    }),
  )
})
