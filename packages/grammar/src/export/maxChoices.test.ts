import { expect, it } from 'vitest'
import { maxChoices } from '../index.js'
import { compiled, grammarOf } from '../testing/compiled.js'

it.each([
  ['one word after the other', 'open the door', 1],
  ['alternatives', 'open (the | a | one) door', 3],
  ['a phrase as one', '"drive on" | go', 2],
  ['what follows a part that may be left out', '[please | now] (open | close)', 4],
  ['what follows any speech', '<...> (open | close)', 3],
  ['no more for what follows a part that may not', '(please | now) (open | close)', 2],
  ['an optional repeat and what follows it', '!repeat(one | two, 0, 3) go', 3],
  ['a repeat that is said once at least', '!repeat(one | two, 1, *) go', 3],
  ['each round of a repeat of what may be left out', '!repeat([one | two], 1, 3)', 6],
  ['rules like what they hold', '<polite> (open | close)', 3],
  ['a tag like what it holds', '!tag(A, open | close | shut)', 3],
])('counts %s', (_, body, most) => {
  expect(maxChoices(compiled(grammarOf(body, '<polite>: [please];')))).toBe(most)
})

it('counts each spoken value of a slot once', () => {
  const grammar = compiled(grammarOf('call [<who>] now', '!slot <who>;'))
  expect(maxChoices(grammar)).toBe(2)
  expect(maxChoices(grammar, { slots: { who: ['Anna!', 'anna', 'jean-paul'] } })).toBe(3)
})
