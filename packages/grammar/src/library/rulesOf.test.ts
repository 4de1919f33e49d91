import { describe, expect, it } from 'vitest'
import { analyze } from '../analyze.js'
import { GrammarLibrary } from '../grammar-library/GrammarLibrary.js'
import type { NamedSource } from '../imports/ImportedGrammar.js'
import { match } from '../match/match.js'
import { describeProblem } from '../messages/describeProblem.js'
import { importedFrom } from '../navigate/importedFrom.js'
import { costOfRule } from './costOfRule.js'
import { libraryTags } from './libraryVariant.js'
import { rulesOf } from './rulesOf.js'

const picking = (rule: string, more = '') =>
  `#BNF+EM V2.1;\n!grammar picking;\n!start <main>;\n!import <${rule}>;\n<main>: !tag(PICK, pick) <${rule}> boxes${more};\n`
const read = (source: string, language: string | undefined, others: NamedSource[] = []) =>
  analyze(source, { name: 'picking', library: new GrammarLibrary(others, rulesOf(language)) })
const errorsOf = (source: string, language: string | undefined, locale: 'en-US' | 'fr-FR' = 'en-US') =>
  read(source, language).problems.map((problem) => describeProblem(problem, locale))

describe('the grammars of the library', () => {
  const all = libraryTags.flatMap((tag) =>
    rulesOf(tag).grammars.map(({ name, source }) => [tag, name, source] as const),
  )

  it.each(all)('have no problem: %s %s', (tag, name, source) => {
    const { problems } = analyze(source, { name, library: new GrammarLibrary([], rulesOf(tag)) })
    expect(problems.filter(({ code }) => code !== 'only-exports')).toEqual([])
  })

  it('export the same in every region', () => {
    const exportsOf = (tag: string) => rulesOf(tag).grammars.map(({ exports }) => [...exports])
    for (const tag of libraryTags) expect(exportsOf(tag)).toEqual(exportsOf(tag.slice(0, 2)))
  })
})

it('is found without a model of its name, by the language of the model in each of its forms', () => {
  for (const language of ['en', 'en-GB', 'eng-US', 'English', 'anglais'])
    expect(match(read(picking('number'), language).compiled, 'pick twenty one boxes').matched).toBe(true)
  for (const [language, rule] of [
    ['deu-AT', 'zahl'],
    ['Español', 'número'],
  ] as const)
    expect(read(picking(rule), language).hasErrors).toBe(false)
})

it('has the words of a region in its models alone, and is read once for what has the same rules', () => {
  const isRead = (language: string, sentence: string) =>
    match(read(picking('nombre'), language).compiled, sentence).matched
  for (const language of ['fra-CH', 'French (Switzerland)', 'Swiss French'])
    expect(isRead(language, 'pick huitante et un boxes')).toBe(true)
  for (const language of ['fra-FR', 'fra-CA', 'French', 'fra-BE'])
    expect(isRead(language, 'pick huitante et un boxes')).toBe(false)
  expect(isRead('fra-BE', 'pick septante et un boxes')).toBe(true)
  expect(isRead('fra-CH', 'pick 81 boxes')).toBe(true)
  expect(rulesOf('fra-FR')).toBe(rulesOf('French'))
  expect(rulesOf('fra-CH')).toBe(rulesOf('fr-CH'))
  expect(rulesOf('fra-CH').language).toBe('fr-CH')
})

it('has fewer words and sentences in France than where people say more tens', () => {
  const costs = ['fr', 'fr-BE', 'fr-CH'].map((language) => costOfRule(language, 'nombre_99'))
  expect(costs.map(({ words }) => words)).toEqual([25, 27, 28])
  const [france = 0, belgium = 0, switzerland = 0] = costs.map(({ sentences }) => Number(sentences))
  expect([france < belgium, belgium < switzerland]).toEqual([true, true])
})

it('gives way to another model that exports the name, and keeps a name under which nothing hides it', () => {
  const own = {
    name: 'mine',
    source:
      '#BNF+EM V2.1;\n!grammar mine;\n!export <number>;\n!export <zero>;\n<number>: several | <zero>;\n<zero>: none;\n',
  }
  const { compiled } = read(picking('number'), 'en', [own])
  expect(match(compiled, 'pick several boxes').matched).toBe(true)
  expect(match(compiled, 'pick two boxes').matched).toBe(false)
  const qualified = read(picking('library.numbers.number'), 'en', [own]).compiled
  expect(match(qualified, 'pick two boxes').matched).toBe(true)
})

it('says which languages have a rule', () => {
  expect(errorsOf(picking('nombre'), 'eng-US')).toEqual([
    'The library of rules has <nombre> in French, not in the language of this grammar.',
  ])
  expect(errorsOf(picking('datum'), 'fra-FR', 'fr-FR')).toEqual([
    'La bibliothèque de règles a <datum> en allemand et néerlandais, pas dans la langue de cette grammaire.',
  ])
  for (const language of ['jpn-JP', undefined])
    expect(errorsOf(picking('library.numbers.getal'), language)).toEqual([
      'The library of rules has <library.numbers.getal> in Dutch, not in the language of this grammar.',
    ])
  expect(errorsOf(picking('nothing'), 'en')).toEqual(['No other model exports <nothing>.'])
})

it('costs a grammar nothing that imports nothing of it', () => {
  const source = '#BNF+EM V2.1;\n!grammar picking;\n!start <main>;\n<main>: pick boxes;\n'
  expect(read(source, 'en').compiled.nodeCount).toBe(analyze(source).compiled.nodeCount)
  const [small, large] = ['number_99', 'number'].map((rule) => read(picking(rule), 'en').compiled.nodeCount)
  expect(small).toBeLessThan(large ?? 0)
})

it('knows where a rule is defined', () => {
  expect(importedFrom(read(picking('number'), 'en'), 'number')).toMatchObject({
    grammar: 'library.numbers',
    rule: 'number',
  })
})

it('places what digits say at the written words', () => {
  const source = picking('number', ' [of !tag(side, left | right)]')
  const found = match(read(source, 'en').compiled, 'Pick 21,300 boxes of left')
  expect(found).toMatchObject({
    meaning: {
      intent: 'PICK',
      entities: [
        { name: 'number', value: '21300', text: 'twenty one thousand three hundred', from: 1, to: 3 },
        { name: 'side', value: 'left', from: 5, to: 6 },
      ],
    },
  })
  const refused = match(read(source, 'en').compiled, 'pick 12 crates')
  expect(refused).toMatchObject({ matched: false, longestPrefix: 2 })
})

it('leaves the words of a grammar as they are', () => {
  const own =
    '#BNF+EM V2.1;\n!grammar picking;\n!start <main>;\n!import <number>;\n<main>: line 12 <number> | twenty-one;\n'
  const { compiled } = read(own, 'en')
  expect(match(compiled, 'line 12 two').matched).toBe(true)
  expect(match(compiled, 'twenty-one').matched).toBe(true)
  expect(match(compiled, 'gototwo').matched).toBe(false)
})
