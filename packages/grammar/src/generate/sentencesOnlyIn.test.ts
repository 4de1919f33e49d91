import { expect, it } from 'vitest'
import { analyze } from '../analyze.js'
import { match } from '../match/match.js'
import { sentencesOnlyIn } from './sentencesOnlyIn.js'

const compiled = (rules: string) => analyze(`#BNF+EM V2.1;\n!grammar g;\n!start <main>;\n${rules}`).compiled
const number = '<digit> <digit> <digit> <digit>'
const digits = '<digit>: one | two | three | four | five | six | seven | eight | nine | zero;\n'

it('finds what was added, however rare it is among all sentences', () => {
  const before = compiled(`<main>: dial ${number};\n${digits}`)
  const after = compiled(`<main>: dial ${number} | hang up [now];\n${digits}`)
  expect(sentencesOnlyIn(after, before).toSorted()).toEqual(['hang up', 'hang up now'])
  expect(sentencesOnlyIn(before, after)).toEqual([])
})

it('finds sentences that are no longer accepted', () => {
  const before = compiled('<main>: switch (on | off) the (lamp | fan);\n')
  const after = compiled('<main>: switch on the (lamp | fan);\n')
  expect(sentencesOnlyIn(before, after).toSorted()).toEqual(['switch off the fan', 'switch off the lamp'])
})

it('gives the same for the same seed, others for another, and no more than the limit', () => {
  const after = compiled(`<main>: dial ${number};\n${digits}`)
  const before = compiled('<main>: hello;\n')
  const first = sentencesOnlyIn(after, before, { seed: 3, limit: 5 })
  expect(first).toHaveLength(5)
  expect(sentencesOnlyIn(after, before, { seed: 3, limit: 5 })).toEqual(first)
  expect(sentencesOnlyIn(after, before, { seed: 4, limit: 5 })).not.toEqual(first)
  for (const sentence of first) expect(match(after, sentence).matched).toBe(true)
})

it('finds nothing in a grammar without sentences, and leaves out alternatives that have none', () => {
  const empty = compiled('!slot <who>;\n<main>: call <who>;\n')
  const half = compiled('!slot <who>;\n<main>: call <who> | !repeat(<who>, 0, 2) [<who>] stop;\n')
  expect(sentencesOnlyIn(empty, half)).toEqual([])
  expect(sentencesOnlyIn(half, empty)).toEqual(['stop'])
})

it('ends on grammars of 30,000 alternatives that are said two hundred times', () => {
  const many = Array.from({ length: 30_000 }, (_, at) => `w${at}`).join(' | ')
  const long = compiled(`<main>: !repeat(<word>, 1, 200);\n<word>: ${many};\n`)
  const other = compiled(`<main>: !repeat(<word>, 1, 199);\n<word>: ${many};\n`)
  expect(sentencesOnlyIn(long, other)).toEqual([])
  expect(sentencesOnlyIn(long, compiled('<main>: w1;\n'))[0]?.split(' ').length).toBeLessThanOrEqual(30)
})
