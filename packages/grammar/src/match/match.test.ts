import { expect, it } from 'vitest'
import { countSentences, GrammarLibrary, generate, type Matched, match, type NotMatched } from '../index.js'
import { compiled, grammarOf } from '../testing/compiled.js'
import { picking, pickingSlots } from '../testing/picking.js'

const grammar = compiled(picking)
const slots = pickingSlots

function matched(source: string, sentence: string, values = {}): Matched {
  const result = match(compiled(source), sentence, { slots: values })
  if (!result.matched) throw new Error(`“${sentence}” does not match`)
  return result
}

function refused(source: string, sentence: string): NotMatched {
  const result = match(compiled(source), sentence)
  if (result.matched) throw new Error(`“${sentence}” matches`)
  return result
}

it('counts 98,372 sentences with 48 aisles, 3 items and the 2 default docks', () => {
  expect(countSentences(grammar, { slots })).toBe(98_372n)
  const accepting = compiled(picking.replace('[from]', '[from | off]'))
  expect(countSentences(accepting, { slots })).toBe(147_524n)
})

it('explains a match: tags, values, path and one reading', () => {
  const result = matched(picking, 'pick two from aisle seven', slots)
  expect(result.tags).toEqual([
    ['PICK', 'pick'],
    ['@', '2'],
    ['<aisle>', 'seven'],
  ])
  expect(result.ways).toBe(1)
  const words = result.path.filter(({ kind }) => kind !== 'rule')
  expect(
    words.map(({ text, rule, range, tag, value, isOptional }) => [
      text,
      rule,
      range.start.line,
      tag,
      value,
      isOptional,
    ]),
  ).toEqual([
    ['pick', 'pick', 12, 'PICK', undefined, false],
    ['two', 'quantity', 16, undefined, '2', false],
    ['from', 'pick', 12, undefined, undefined, true],
    ['aisle', 'pick', 12, undefined, undefined, false],
    ['seven', 'pick', 12, undefined, undefined, false],
  ])
  expect(
    result.path.filter(({ kind }) => kind === 'rule').map(({ name, from, to }) => [name, from, to]),
  ).toEqual([
    ['order', 0, 5],
    ['pick', 0, 5],
    ['quantity', 1, 2],
  ])
})

it('explains a refusal: what follows the grammar, what is expected, the nearest sentence', () => {
  const result = match(grammar, 'pick two off aisle seven', { slots })
  expect(result).toMatchObject({
    matched: false,
    longestPrefix: 2,
    couldEnd: false,
    nearest: { text: 'pick two from aisle seven', distance: 1 },
  })
  if (result.matched) return
  expect(result.expectedNext.map(({ word, range }) => [word, range.start.line])).toEqual([
    ['from', 12],
    ['aisle', 12],
    ...['one', 'two', 'three', 'four', 'five', 'six'].map((word) => [word, 18]),
  ])
  expect(result.nearest?.steps.map(({ kind }) => kind)).toEqual(['keep', 'keep', 'replace', 'keep', 'keep'])
})

it.each([
  ['take three from aisle twelve', true],
  ['report damaged crate at dock north', true],
  ['confirmed please', false],
  ['next one', true],
  ['Please, take one six four aisle FORTY EIGHT.', true],
  ['report damaged crate at dock east', false],
  ['', false],
])('the picking grammar and “%s”: %s', (sentence, expected) => {
  expect(match(grammar, sentence, { slots }).matched).toBe(expected)
})

it('ignores case, apostrophes of either shape and punctuation, but not accents or hyphens', () => {
  const source = grammarOf("éteins l'écran x-ray")
  expect(match(compiled(source), 'ÉTEINS L’ÉCRAN X‑RAY !').matched).toBe(true)
  expect(match(compiled(source), 'e\u0301teins l’écran, x-ray').matched).toBe(true)
  expect(match(compiled(source), "eteins l'écran x-ray").matched).toBe(false)
  expect(match(compiled(source), "éteins l'écran xray").matched).toBe(false)
})

it('lets any speech be silence or many words', () => {
  const source = grammarOf('<...> !tag(DO, open | close) [please]')
  expect(matched(source, 'open').tags).toEqual([['DO', 'open']])
  expect(matched(source, 'could you now close please').path.map(({ text }) => text)).toEqual([
    'could you now close please',
    'could you now',
    'close',
    'please',
  ])
  expect(refused(source, 'could you now')).toMatchObject({ longestPrefix: 3, couldEnd: false })
  expect(countSentences(compiled(source))).toBe(4n)
})

it('lists tags in the order in which they begin, outer first', () => {
  const source = grammarOf(
    '!tag(CALL, call <who>) now {@when = "0";}',
    '!slot <who>;\n<who>: anna | "jean paul";',
  )
  expect(matched(source, 'call JEAN paul now').tags).toEqual([
    ['CALL', 'call jean paul'],
    ['<who>', 'jean paul'],
    ['when', '0'],
  ])
})

it('counts the readings of an ambiguous sentence', () => {
  expect(matched(grammarOf('a [b] | a b | !repeat(a | b, 2, 2)'), 'a b').ways).toBe(3)
})

it('follows each reading: alternatives in their order, longest terms first', () => {
  const source = grammarOf(
    '!tag(ONE, a [b]) [b] | !tag(TWO, !repeat(a | b, 1, *)) [b] | <name>',
    '!slot <name>;',
  )
  const readings = (sentence: string, values: Record<string, readonly string[]>) =>
    Array.from({ length: matched(source, sentence, values).ways }, (_, reading) => {
      const result = match(compiled(source), sentence, { slots: values, reading })
      return result.matched && [result.reading, ...result.tags.map((tag) => tag.join('='))]
    })
  expect(readings('a b', { name: ['a b', 'A B'] })).toEqual([
    [0, 'ONE=a b'],
    [1, 'ONE=a'],
    [2, 'TWO=a b'],
    [3, 'TWO=a'],
    [4, '<name>=a b'],
    [5, '<name>=A B'],
  ])
  const beyond = match(compiled(source), 'a b', { reading: 99 })
  expect(beyond).toMatchObject({ ways: 4, reading: 3, tags: [['TWO', 'a']] })
})

it('says that a sentence could end where extra words begin', () => {
  expect(refused(grammarOf('open | close'), 'open door')).toMatchObject({
    longestPrefix: 1,
    couldEnd: true,
    expectedNext: [],
    nearest: { text: 'open', distance: 1, steps: [{ kind: 'keep' }, { kind: 'remove', said: 'door' }] },
  })
})

it('finds the nearest sentence through rules, repeats, slots and missing words', () => {
  const source = grammarOf(
    'turn on <what> !repeat(and <what>, 0, *) now',
    '!slot <what>;\n<what>: lamp | "front door" | oven;',
  )
  const nearest = (sentence: string) => refused(source, sentence).nearest
  expect(nearest('turn on lamp and front door')).toMatchObject({
    text: 'turn on lamp and front door now',
    distance: 1,
  })
  expect(nearest('turn lamps and the oven now')).toMatchObject({
    text: 'turn on lamp and oven now',
    distance: 3,
  })
  expect(nearest('turn on frond door now')).toMatchObject({ text: 'turn on front door now', distance: 1 })
})

it('never finds a nearest sentence that does not match', () => {
  for (const sentence of generate(grammar, { slots, limit: 40, seed: 3 })) {
    const words = sentence.split(' ')
    const damaged = words
      .map((word, index) => (index % 3 === 1 ? 'zzz' : word))
      .concat('extra')
      .join(' ')
    const result = match(grammar, damaged, { slots })
    if (result.matched) continue
    expect(match(grammar, result.nearest?.text ?? '', { slots }).matched).toBe(true)
    expect(result.nearest?.distance).toBeLessThanOrEqual(1 + Math.ceil(words.length / 3))
  }
})

it('takes run-time values before defaults, by bare or bracketed name', () => {
  const source = grammarOf('go <dock>', '!slot <dock>;\n<dock>: north | south;')
  expect(match(compiled(source), 'go north').matched).toBe(true)
  expect(match(compiled(source), 'go east', { slots: { dock: ['east'] } }).matched).toBe(true)
  expect(match(compiled(source), 'go north', { slots: { '<dock>': ['east'] } }).matched).toBe(false)
})

it('matches nothing through an empty slot, and counts nothing', () => {
  const source = grammarOf('stop | go <dock>', '!slot <dock>;')
  expect(match(compiled(source), 'go north').matched).toBe(false)
  expect(countSentences(compiled(source))).toBe(1n)
  expect(generate(compiled(source))).toEqual(['stop'])
})

it('resolves an import from the grammar given, and treats it as a slot otherwise', () => {
  const source = grammarOf('dial <number>', '!import <number>;')
  const library = new GrammarLibrary([
    {
      name: 'n',
      source:
        '#BNF+EM V2.1;\n!grammar n;\n!export <number>;\n<number>: <digit> <digit>;\n<digit>: one | two;\n',
    },
  ])
  expect(match(compiled(source, { library }), 'dial two one').matched).toBe(true)
  expect(countSentences(compiled(source, { library }))).toBe(4n)
  expect(match(compiled(source), 'dial two one').matched).toBe(false)
  expect(match(compiled(source), 'dial nine', { slots: { number: ['nine'] } }).matched).toBe(true)
})

it('distinguishes an unbounded repeat from a bounded one', () => {
  expect(countSentences(compiled(grammarOf('!repeat(a, 1, *)')))).toBe('unbounded')
  expect(countSentences(compiled(grammarOf('!repeat(a | b, 1, 10)')))).toBe(2046n)
  expect(
    countSentences(compiled(grammarOf('!repeat(!repeat(!repeat(a | b, 1, 999), 1, 999), 1, 999)'))),
  ).toBe('unbounded')
})

it('matches nothing through a rule that leads back to itself', () => {
  expect(match(compiled(grammarOf('a [<main>] | b <main>')), 'a').matched).toBe(true)
  expect(match(compiled(grammarOf('a [<main>] | b <main>')), 'b a').matched).toBe(false)
})

it('tries alternatives that may begin with any word, or with none, at every position', () => {
  const grammar = compiled(
    grammarOf(
      '[a] b | <who> c | [x] <...> d | !repeat(e, 0, 2) f | (<who> | a) b | "b c" g | b',
      '!slot <who>;\n',
    ),
  )
  const ways = (sentence: string) => {
    const result = match(grammar, sentence, { slots: { who: ['ann', 'a'] } })
    return result.matched ? result.ways : 0
  }
  expect(['b', 'a b', 'ann c', 'y z d', 'f', 'e e f', 'ann b', 'b c g', 'c', 'x d'].map(ways)).toEqual([
    ...[2, 3, 1, 1, 1, 1, 1, 1, 0, 2],
  ])
})
