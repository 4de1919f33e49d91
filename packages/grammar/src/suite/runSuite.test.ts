import { expect, it } from 'vitest'
import { GrammarLibrary, runSuite, type SuiteTest, toExpectedMeaning } from '../index.js'
import { compiled, grammarOf } from '../testing/compiled.js'

const source = `#BNF+EM V2.1;
!grammar warehouse;
!start <order>;
!slot <item>;
<order>: [please] (<pick> | <report>);
<pick>: !tag(PICK, pick | take) <quantity> [boxes of] <item> [from <aisle>];
<quantity>: !tag(quantity, two {@ = "2";} | "a dozen" {@ = "12";});
<aisle>: !tag(aisle, aisle two {@ = "2";} [!tag(side, left | right)]);
<report>: !tag(REPORT, report) damaged;
`
const slots = { item: ['labels', 'copper wire'] }
const grammar = compiled(source)

function conclusionsOf(...suite: SuiteTest[]) {
  return runSuite(grammar, suite, { slots }).map(({ conclusion, word, place }) => [
    conclusion,
    word,
    place && `${place.rule}:${place.range.start.line}`,
  ])
}

it('passes what is accepted, refused and meant as expected', () => {
  const side = { name: 'side', value: 'left', entities: [] }
  const meant: SuiteTest = {
    sentence: 'Take a dozen labels, from aisle two left.',
    expect: 'accept',
    intent: 'PICK',
    entities: [
      { name: 'quantity', value: '12', entities: [] },
      { name: 'item', value: 'labels', entities: [] },
      { name: 'aisle', value: '2', entities: [side] },
    ],
  }
  const accepted: SuiteTest = { sentence: 'report damaged', expect: 'accept' }
  const suite: SuiteTest[] = [meant, accepted, { sentence: 'take labels', expect: 'refuse' }]
  expect(runSuite(grammar, suite, { slots }).map(({ conclusion }) => conclusion)).toEqual([
    ...['passed', 'passed', 'passed'],
  ])
})

it('names the word that does not fit, with the rule and the line where it would have to', () => {
  expect(
    conclusionsOf(
      { sentence: 'pick all labels', expect: 'accept' },
      { sentence: 'pick two labels from aisle two up', expect: 'accept' },
      { sentence: 'hello', expect: 'accept' },
      { sentence: 'pick two', expect: 'accept' },
      { sentence: 'pick two off labels', expect: 'refuse' },
    ),
  ).toEqual([
    ['refused', 'all', 'quantity:7'],
    ['refused', 'up', 'aisle:8'],
    ['refused', 'hello', 'report:9'],
    ['refused', undefined, 'pick:6'],
    ['passed', 'off', 'pick:6'],
  ])
})

it('says what is accepted though it has to be refused, and what means something else', () => {
  const item = { name: 'item', value: 'labels', entities: [] }
  const two = { name: 'quantity', value: '2', entities: [] }
  expect(
    conclusionsOf(
      { sentence: 'report damaged', expect: 'refuse' },
      { sentence: 'pick two labels', expect: 'accept', intent: 'REPORT' },
      { sentence: 'pick two labels', expect: 'accept', intent: null },
      { sentence: 'pick a dozen labels', expect: 'accept', intent: 'PICK', entities: [two, item] },
      { sentence: 'pick two labels', expect: 'accept', entities: [two] },
      { sentence: 'pick two labels', expect: 'accept', entities: [item, two] },
    ),
  ).toEqual([
    ['accepted', undefined, 'order:5'],
    ['other_meaning', undefined, 'order:5'],
    ['other_meaning', undefined, 'order:5'],
    ['other_meaning', undefined, 'quantity:7'],
    ['other_meaning', undefined, 'pick:6'],
    ['other_meaning', undefined, 'quantity:7'],
  ])
})

it('takes what it found as what is expected', () => {
  const [found] = runSuite(grammar, [{ sentence: 'pick two labels', expect: 'accept' }], { slots })
  if (!found?.result.matched) throw new Error('does not match')
  const meaning = toExpectedMeaning(found.result.meaning)
  expect(meaning).toEqual({
    intent: 'PICK',
    entities: [
      { name: 'quantity', value: '2', entities: [] },
      { name: 'item', value: 'labels', entities: [] },
    ],
  })
  const suite: SuiteTest[] = [{ sentence: 'pick two labels', expect: 'accept', ...meaning }]
  expect(runSuite(grammar, suite, { slots })[0]?.conclusion).toBe('passed')
})

it('names the reference in the importing grammar for what an imported one rejects', () => {
  const numbers = '#BNF+EM V2.1;\n!grammar numbers;\n!export <digit>;\n<digit>: one | two;\n'
  const library = new GrammarLibrary([{ name: 'numbers', source: numbers }])
  const own = compiled(grammarOf('aisle <place>', '!import <digit> from numbers;\n<place>: <digit>;\n'), {
    library,
  })
  const [run] = runSuite(own, [{ sentence: 'aisle nine', expect: 'accept' }])
  expect([run?.conclusion, run?.place?.rule, run?.place?.range.start.line]).toEqual(['refused', 'place', 6])
})

it('reports the nearest sentence of the first wrong rejections, and of no expected one', () => {
  const suite = Array.from(
    { length: 30 },
    (_, n): SuiteTest => ({ sentence: `pick ${n} labels`, expect: 'accept' }),
  )
  const nearest = runSuite(grammar, suite, { slots }).map(
    ({ result }) => !result.matched && result.nearest?.text,
  )
  expect(nearest.slice(0, 20).every(Boolean)).toBe(true)
  expect(nearest.slice(20).some(Boolean)).toBe(false)
  const [refused] = runSuite(grammar, [{ sentence: 'pick off labels', expect: 'refuse' }], { slots })
  expect(refused?.result).toMatchObject({ matched: false, nearest: undefined })
})
