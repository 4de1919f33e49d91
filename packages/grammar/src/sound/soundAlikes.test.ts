import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GrammarLibrary } from '../grammar-library/GrammarLibrary.js'
import { compiled, grammarOf } from '../testing/compiled.js'
import { randomGrammar } from '../testing/randomGrammar.js'
import { comparedSentences } from './comparedSentences.js'
import { soundAlikes } from './soundAlikes.js'

/** Pronunciations that differ from each other in more than one phoneme. */
const unlike = (number: number) =>
  Array.from(number.toString(2).padStart(9, '0'), (bit) => (bit === '0' ? 'pɑpɑ' : 'siːsiː')).join('')

const sounds = new Map(
  Object.entries({
    ...{ thirteen: '[θɜ˞][ˈtiːn]', thirty: '[ˈθɜ˞][tiː]', fifteen: '[fɪf][ˈtiːn]', fifty: '[ˈfɪf][tiː]' },
    ...{ pick: 'pɪk', aisle: 'aɪl', row: 'ɹoʊ', pear: 'pɛɹ', pair: 'pɛɹ', hammer: 'hæmɚ', apple: 'æpəl' },
    ...{ one: 'wʌn', a: 'ə', lamp: 'læmp', ramp: 'ɹæmp', stop: 'stɑp', red: 'ɹɛd', read: 'ɹɛd', box: 'bɑks' },
  }),
)
const found = (source: string, slots = {}) => {
  const grammar = compiled(source)
  const { sentences } = comparedSentences(grammar, { slots })
  return soundAlikes(grammar, sentences, sounds, { slots }).pairs
}
const shown = (source: string, slots = {}) =>
  found(source, slots).map(({ sentences: both, effect, places }) => [
    both.map(({ text }) => text).join(' / '),
    effect,
    ...places.map(
      (place) => place && `${place.range.start.line} ${place.rule}${place.slot ? ` <${place.slot}>` : ''}`,
    ),
  ])

it('compares the alternatives of a choice across their rules, in their places', () => {
  const source = grammarOf(
    '!tag(PICK, pick) one <aisle>',
    '<aisle>: aisle (<teen> | <ten>);\n<teen>: thirteen {@="13";} | fifteen {@="15";};\n<ten>: thirty {@="30";} | fifty {@="50";};',
  )
  expect(shown(source)).toEqual([
    ['pick one aisle thirteen / pick one aisle thirty', 'value', '6 teen', '7 ten'],
    ['pick one aisle fifteen / pick one aisle fifty', 'value', '6 teen', '7 ten'],
  ])
})

it('compares the values of a slot, and reports which slot', () => {
  expect(shown(grammarOf('row <row>', '!slot <row>;'), { row: ['fifteen', 'red', 'fifty'] })).toEqual([
    ['row fifteen / row fifty', 'value', '4 main <row>', '4 main <row>'],
  ])
})

it('compares two choices that follow the same words', () => {
  const source = grammarOf(
    '!tag(EAT, pick <fruit>) | !tag(REPAIR, pick <tool>)',
    '<fruit>: apple | pear;\n<tool>: hammer | pair;',
  )
  expect(shown(source)).toEqual([['pick pear / pick pair', 'intent', '5 fruit', '6 tool']])
})

it('lists last what means the same, and what differs in optional words alone', () => {
  const same = '!tag(LAMP, [a] (lamp | ramp))'
  expect(shown(grammarOf(same)).map(([, effect]) => effect)).toEqual(['none', 'none'])
  expect(shown(grammarOf('[a] lamp'))).toEqual([['lamp / a lamp', 'none', undefined, '4 main']])
  // Which of two is said makes a difference, though neither has to be.
  expect(shown(grammarOf('[red | read] box'))).toContainEqual([
    'red box / read box',
    'words',
    '4 main',
    '4 main',
  ])
  const apart = '!tag(LAMP, lamp {@l="1";} | [a] lamp {@l="1";}) | !tag(RAMP, ramp)'
  expect(found(grammarOf(apart)).map(({ effect }) => effect)).toEqual(['intent', 'none'])
})

it('leads to the reference where the words are in an imported rule', () => {
  const fruits = '#BNF+EM V2.1;\n!grammar fruits;\n!export <fruit>;\n<fruit>: pear | pair;\n'
  const library = new GrammarLibrary([{ name: 'fruits', source: fruits }])
  const grammar = compiled(grammarOf('pick <fruits.fruit>', '!import <fruits.fruit>;'), {
    name: 'mine',
    library,
  })
  const [pair] = soundAlikes(grammar, comparedSentences(grammar).sentences, sounds).pairs
  expect(pair?.places[0]).toMatchObject({ rule: 'fruit', grammar: 'fruits', range: { start: { line: 4 } } })
})

it('compares a grammar of a million sentences whole', () => {
  const rule = (name: string, from: number) =>
    `<${name}>: ${Array.from({ length: 20 }, (_, at) => `w${from + at}`).join(' | ')};`
  const rules = Array.from({ length: 10 }, (_, at) => rule(`r${at}`, at * 20)).join('\n')
  const grammar = compiled(grammarOf(Array.from({ length: 10 }, (_, at) => `<r${at}>`).join(' '), rules))
  const { sentences, words, isCut } = comparedSentences(grammar)
  expect([sentences.length, words.length, isCut]).toEqual([191, 200, false])
  const spoken = new Map(words.map(({ word }) => [word, unlike(Number(word.slice(1)) + 100)]))
  // The last two of the last rule.
  spoken.set('w199', spoken.get('w198')!)
  const alike = soundAlikes(grammar, sentences, spoken)
  expect(alike).toMatchObject({ compared: 191, isCut: false })
  expect(alike.pairs.map(({ sentences: [first] }) => first.text.split(' ').at(-1))).toEqual(['w198'])
})

it('compares the meaning of the closest pairs as far as 200 sentences go, and says that more are left', () => {
  // 125 pairs mean the same, so that one after the other is read; the last would be an error.
  const same = Array.from({ length: 250 }, (_, at) => `w${at} {@v="1";}`)
  const grammar = compiled(
    grammarOf(`!tag(ALL, ${[...same, 'x300 {@v="2";}', 'y300 {@v="3";}'].join(' | ')})`),
  )
  const { sentences, words } = comparedSentences(grammar)
  const soundOf = (word: string) => unlike(Number(word.slice(1)) % (word.startsWith('w') ? 125 : 500))
  const spoken = new Map(words.map(({ word }) => [word, soundOf(word)]))
  const { pairs, isCut } = soundAlikes(grammar, sentences, spoken)
  expect(isCut).toBe(true)
  expect(pairs).toHaveLength(100)
  expect(new Set(pairs.map(({ effect }) => effect))).toEqual(new Set(['none']))
})

it('reads no pair that is farther away than all that are listed', () => {
  const source = grammarOf('!tag(EAT, pear | fifteen) | !tag(REPAIR, pair | fifty)')
  const grammar = compiled(source)
  const { sentences } = comparedSentences(grammar)
  const all = soundAlikes(grammar, sentences, sounds)
  const one = soundAlikes(grammar, sentences, sounds, { limit: 1 })
  expect(all).toMatchObject({ isCut: false })
  expect(one).toMatchObject({ isCut: true })
  expect(one.pairs).toEqual(all.pairs.slice(0, 1))
})

it('says that words were left out, and still compares what has room', () => {
  const slots = { row: [...Array.from({ length: 60 }, (_, at) => `word${at} other${at}`), 'a'] }
  const cut = comparedSentences(compiled(grammarOf('row <row>', '!slot <row>;')), { slots, maxWords: 50 })
  expect(cut.isCut).toBe(true)
  expect(cut.words).toHaveLength(50)
  expect(cut.sentences).toContain('row a')
})

it('reads every sentence that it compares, of any grammar', () => {
  fc.assert(
    fc.property(randomGrammar, (source) => {
      const grammar = compiled(source)
      const { sentences, words } = comparedSentences(grammar)
      const same = new Map(words.map(({ word }) => [word, 'a']))
      for (const { places } of soundAlikes(grammar, sentences, same).pairs)
        expect(places.some((place) => place !== undefined)).toBe(true)
    }),
    { numRuns: 60, seed: 21 },
  )
})
