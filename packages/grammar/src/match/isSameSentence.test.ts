import { expect, it } from 'vitest'
import { GrammarLibrary } from '../grammar-library/GrammarLibrary.js'
import { rulesOf } from '../library/rulesOf.js'
import { compiled } from '../testing/compiled.js'
import { isSameSentence } from './isSameSentence.js'

const source = `#BNF+EM V2.1;
!grammar picking;
!start <main>;
!import <number>;
!slot <item>;
<main>: pick <number> <item> | <number> (boxes | crates) from <number>;
`
const grammar = compiled(source, { library: new GrammarLibrary([], rulesOf('en')) })
const slots = { item: ['bolts', 'nuts'] }

it.each([
  ['pick 112 bolts', 'Pick one hundred and twelve bolts.', true],
  ['pick one hundred twelve bolts', 'pick one hundred and twelve bolts', true],
  ['pick 1,200 bolts', 'pick twelve hundred bolts', true],
  ['pick 112 bolts', 'pick one hundred and twelve nuts', false],
  ['pick 112 bolts', 'pick one hundred and ten bolts', false],
  ['2 boxes from 12', 'two boxes from twelve', true],
  ['2 boxes from 12', 'twelve boxes from two', false],
  ['2 boxes from 12', 'two crates from twelve', false],
  ['something 12', 'something else', false],
  ['something else', 'Something else!', true],
])('compares "%s" with "%s": %s', (one, other, isSame) => {
  expect(isSameSentence(grammar, one, other, slots)).toBe(isSame)
})
