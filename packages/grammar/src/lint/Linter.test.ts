import fc from 'fast-check'
import { expect, it } from 'vitest'
import { analyze, Linter } from '../index.js'
import { everySource } from '../testing/cases.js'
import { mutated, randomNumbers } from '../testing/mutations.js'
import { picking } from '../testing/picking.js'
import { randomGrammar } from '../testing/randomGrammar.js'

function expectSame(linter: Linter, text: string) {
  expect(linter.problems(text), text).toEqual(analyze(text).problems)
}

it.each([...everySource, picking, picking.replaceAll('\n', '\r\n')])(
  'follows random edits of text %#',
  (source) => {
    const random = randomNumbers(source.length)
    const linter = new Linter()
    let text = source
    for (let count = 0; count < 40; count++) {
      expectSame(linter, text)
      text = count % 7 === 6 ? source : mutated(text, random)
    }
  },
  60_000,
)

it('follows a grammar that is typed and deleted letter by letter', () => {
  const linter = new Linter()
  for (let length = 0; length <= picking.length; length += 3) expectSame(linter, picking.slice(0, length))
  for (let length = picking.length; length >= 0; length -= 11) expectSame(linter, picking.slice(length))
})

it('follows from one grammar to another', () => {
  const linter = new Linter()
  for (const source of fc.sample(randomGrammar, { numRuns: 100, seed: 5 })) expectSame(linter, source)
})

it.each([
  ['the header goes', (text: string) => text.slice(14)],
  ['a comment is opened', (text: string) => text.replace('!slot', '/* !slot')],
  [
    'a comment with statements is closed later',
    (text: string) => text.replace('!slot', '/*').replace('<idle>:', '*/'),
  ],
  ['a rule loses its last use', (text: string) => text.replaceAll('<digit>,', 'one,')],
  ['a word loses its pronunciation’s use', (text: string) => text.replace('hey halden', 'hey')],
  ['a rule leads to itself', (text: string) => text.replace('six;', 'six | <quantity>;')],
  [
    'a start can be silent',
    (text: string) =>
      text.replace('<order>: [please] (', '<order>: [please] [').replace('<idle> )', '<idle> ]'),
  ],
  ['a slot is no longer flat', (text: string) => text.replace('north | south', '[north] | south')],
  ['a quote is opened', (text: string) => text.replace('"a dozen"', '"a dozen')],
])('says what changes when %s, and again when it is undone', (_, edit) => {
  const linter = new Linter()
  for (const text of [picking, edit(picking), picking, edit(picking)]) {
    expectSame(linter, text)
  }
  expect(edit(picking)).not.toBe(picking)
})

it('moves problems behind an edit', () => {
  const linter = new Linter()
  const [before] = linter.problems(picking)
  const [after] = linter.problems(picking.replace('// One', '// A\n// One'))
  expect(after?.code).toBe(before?.code)
  expect(after?.range.start.line).toBe((before?.range.start.line ?? 0) + 1)
})
