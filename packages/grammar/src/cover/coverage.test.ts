import { expect, it } from 'vitest'
import { coverage, generate } from '../index.js'
import { compiled, grammarOf } from '../testing/compiled.js'
import { picking, pickingSlots } from '../testing/picking.js'

const lamps = compiled(
  grammarOf(
    'switch <state> the lamp [in the <room>] | <stop>',
    '!slot <room>;\n<state>: on | off;\n<stop>: stop | halt;\n',
  ),
)
const slots = { room: ['kitchen'] }
const textsOf = (places: readonly { readonly text: string }[]) => places.map(({ text }) => text)

it('names the words, slots and rules that no sentence says', () => {
  const { places, missed, missedRules } = coverage(lamps, ['switch on the lamp'], { slots })
  expect(textsOf(places)).toEqual([
    ...['switch', 'the', 'lamp', 'in', 'the', 'room', 'on', 'off', 'stop', 'halt'],
  ])
  expect(missed.map(({ rule, text }) => [rule, text])).toEqual([
    ['main', 'in'],
    ['main', 'the'],
    ['main', 'room'],
    ['state', 'off'],
    ['stop', 'stop'],
    ['stop', 'halt'],
  ])
  expect(missedRules).toEqual(['stop'])
})

it('takes all sentences together, and none that the grammar does not accept', () => {
  const said = ['switch on the lamp in the kitchen', 'switch off the lamp', 'Halt!', 'stop the lamp']
  expect(textsOf(coverage(lamps, said, { slots }).missed)).toEqual(['stop'])
})

it('misses everything without sentences, and nothing with all of them', () => {
  const none = coverage(lamps, [], { slots })
  expect(none.missed).toEqual(none.places)
  expect(none.missedRules).toEqual(['main', 'state', 'stop'])
  expect(coverage(lamps, generate(lamps, { slots }), { slots })).toMatchObject({
    missed: [],
    missedRules: [],
  })
})

it('counts a rule that is referred to often once', () => {
  const twice = compiled(grammarOf('<number> and <number>', '<number>: one | two;\n'))
  expect(textsOf(coverage(twice, ['one and one']).places)).toEqual(['and', 'one', 'two'])
  expect(textsOf(coverage(twice, ['one and two']).missed)).toEqual([])
})

it('says the same of a grammar of rules, slots and repeats', () => {
  const grammar = compiled(picking)
  const all = coverage(grammar, generate(grammar, { slots: pickingSlots, limit: 300, seed: 1 }), {
    slots: pickingSlots,
  })
  expect(all.places.length).toBeGreaterThan(all.missed.length)
  for (const place of all.missed) expect(all.places).toContain(place)
})
