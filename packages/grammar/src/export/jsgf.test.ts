import { expect, it } from 'vitest'
import { toJsgf, vocabularyOf } from '../index.js'
import { compiled, grammarOf } from '../testing/compiled.js'
import { picking, pickingSlots } from '../testing/picking.js'

it('writes rules, tags, slots and phrases', () => {
  const source = grammarOf(
    '[please] !tag(GO, Go {@ = "1";} | "Drive on") <où>',
    '!slot <où>;\n!slot <when>;\n<où>: maison | "Rue St. Jean";',
  )
  expect(toJsgf(compiled(source))).toBe(
    [
      '#JSGF V1.0 UTF-8;\n\ngrammar test;\n',
      'public <start> = <main_1>;',
      '<main_1> = [ please ] ( go | drive on ) <ou_2>;',
      '<ou_2> = maison | rue st jean;\n',
    ].join('\n'),
  )
})

it('writes out bounded repeats, and names what it repeats', () => {
  const jsgf = toJsgf(
    compiled(grammarOf('!repeat(a b, 1, 3) !repeat(c, 0, *) !repeat(d, 2, *) !repeat(e, 0, 99)')),
  )
  expect(jsgf).toContain(
    '<main_1> = <main_part_2> [ <main_part_2> [ <main_part_2> ] ] ( c )* d d ( d )* ( e )*;',
  )
  expect(jsgf).toContain('<main_part_2> = a b;')
})

it('gives empty slots no way, and run-time values theirs', () => {
  const grammar = compiled(grammarOf('call <who>', '!slot <who>;'))
  expect(toJsgf(grammar)).toContain('<who_2> = <VOID>;')
  expect(toJsgf(grammar, { slots: { who: ['Anna!', 'anna', 'jean-paul'] } })).toContain(
    '<who_2> = anna | jean-paul;',
  )
})

it('leaves any speech to a rule of the engine, or writes that rule', () => {
  const grammar = compiled(grammarOf('<...> open'))
  expect(toJsgf(grammar)).toContain('<main_1> = [ <GARBAGE> ] open;')
  expect(toJsgf(grammar)).not.toContain('<GARBAGE> =')
  const own = toJsgf(grammar, { anySpeech: { rule: 'noise', body: '( uh | um )*' } })
  expect(own).toContain('[ <noise> ] open')
  expect(own).toContain('<noise> = ( uh | um )*;')
})

it('lists exactly the words of the output, with their pronunciations', () => {
  const grammar = compiled(picking)
  const rules = toJsgf(grammar, { slots: pickingSlots }).split('\n').slice(3).join('\n')
  const spoken = rules.replace(/<\w+>|public/g, ' ').match(/[\p{L}\p{N}'-]+/gu)
  const words = vocabularyOf(grammar, { slots: pickingSlots })
  expect(words.map(({ word }) => word)).toEqual([...new Set(spoken)].toSorted())
  expect(words.find(({ word }) => word === 'halden')?.spellings).toEqual(['hall den', 'hal din'])
  expect(words.find(({ word }) => word === 'pick')?.spellings).toEqual([])
})

it('grows in proportion when repeats are nested', () => {
  const nested = grammarOf('!repeat(!repeat(!repeat(!repeat(a | b, 1, 30), 1, 30), 1, 30), 1, 30)')
  expect(toJsgf(compiled(nested)).length).toBeLessThan(5000)
})
