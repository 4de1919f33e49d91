import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SuiteTest } from './suiteTest.js'
import { readSuiteText, writeSuiteText } from './suiteText.js'

const testsOf = (text: string) => readSuiteText(text).map(({ test }) => test)

const aisle = { name: 'aisle', value: '12', entities: [{ name: 'side', value: 'left', entities: [] }] }
const written = `# Orders
accept pick two crates
  means PICK  quantity=2

# Nobody says so.
refuse pick up
accept "a => b"
  means -  ()
`
const tests: SuiteTest[] = [
  {
    ...{ sentence: 'pick two crates', expect: 'accept', intent: 'PICK' },
    entities: [{ name: 'quantity', value: '2', entities: [] }],
  },
  { sentence: 'pick up', expect: 'refuse' },
  { sentence: 'a => b', expect: 'accept', intent: null, entities: [] },
]

it('reads tests with their lines, and reports what is not a test', () => {
  expect(testsOf(written)).toEqual(tests)
  expect(readSuiteText(written).map(({ line, lastLine }) => [line, lastLine])).toEqual([
    [2, 3],
    [6, 6],
    [7, 8],
  ])
  const others = 'slot room = hall\nmeans PICK\nrefuse a\nmeans PICK\naccept\naccept b => PICK=a'
  expect(readSuiteText(others).map(({ word, test, tags }) => [word, test?.sentence, tags])).toEqual([
    ['slot', undefined, undefined],
    ['means', undefined, undefined],
    ['refuse', 'a', undefined],
    ['means', undefined, undefined],
    ['accept', undefined, undefined],
    ['accept', 'b', 'PICK=a'],
  ])
})

it('keeps comments and lines of a text where nothing else is said', () => {
  expect(writeSuiteText(tests, written)).toBe(written)
  const mine = written.replace('PICK  quantity=2', 'PICK quantity = 2')
  expect(writeSuiteText(tests, mine)).toBe(mine)
})

it('writes over a text what is otherwise, and loses no comment', () => {
  const [picked, , odd] = tests as [SuiteTest, SuiteTest, SuiteTest]
  const more: SuiteTest = { sentence: 'report damaged', expect: 'accept', entities: [aisle] }
  expect(writeSuiteText([more, { ...picked, entities: [] }, odd], written)).toBe(`accept report damaged
  means aisle=12 (side=left)
# Orders
accept pick two crates
  means PICK  ()
accept "a => b"
  means -  ()
# Nobody says so.
`)
  expect(writeSuiteText([], written)).toBe('# Orders\n# Nobody says so.\n')
  expect(writeSuiteText([], 'accept a\n')).toBe('')
})

it('reads whatever suite it writes, 1,000 times', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 10 }),
    fc.stringMatching(/^[ a-c"\\=>;,()#\r\n-]{0,8}$/),
    fc.constantFrom('-', '()', 'a b', 'means', '# a'),
  )
  const { entity } = fc.letrec((tie) => ({
    entity: fc.record({
      name: text,
      value: fc.oneof(text, fc.array(text, { maxLength: 3 })),
      entities: fc.oneof({ maxDepth: 2 }, fc.constant([]), fc.array(tie('entity'), { maxLength: 2 })),
    }),
  }))
  const meaning = { intent: fc.option(text), entities: fc.array(entity, { maxLength: 3 }) }
  const accepted = fc.record(
    { sentence: text, expect: fc.constant('accept'), ...meaning },
    { requiredKeys: ['sentence', 'expect'] },
  )
  const refused = fc.record({ sentence: text, expect: fc.constant('refuse') })
  fc.assert(
    fc.property(fc.array(fc.oneof(accepted, refused), { maxLength: 4 }), (suite) => {
      expect(testsOf(writeSuiteText(suite as SuiteTest[]))).toEqual(suite)
    }),
    { numRuns: 1000 },
  )
})
