import { expect, it } from 'vitest'
import { analyze } from '../analyze.js'
import { generate } from '../generate/generate.js'
import { GrammarLibrary } from '../grammar-library/GrammarLibrary.js'
import { match } from '../match/match.js'
import { libraryRules } from './libraryRules.js'
import { libraryTags } from './libraryVariant.js'
import { rulesOf } from './rulesOf.js'
import { valueOfRule } from './valueOfRule.js'

const rules = libraryTags.flatMap((language) =>
  libraryRules(language).map(({ name, examples }) => [language, name, examples] as const),
)
const oneValue = /^(?:-?\d+(?:\.\d+)?|\d{4}-\d\d-\d\d|--\d\d-\d\d|\d\d:\d\d|P[\dTDHMSW]+|[a-zäöüßñ-]+)$/

it('offers every rule that is exported, and no other', () => {
  for (const language of libraryTags)
    expect(
      libraryRules(language)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(
      rulesOf(language)
        .grammars.flatMap(({ exports }) => [...exports])
        .toSorted(),
    )
})

it.each(rules)('gives a value for what people say: %s <%s>', (language, name, examples) => {
  for (const example of examples) expect(valueOfRule(language, name, example)).toMatch(oneValue)
})

it.each(rules)('gives one value for whatever it says: %s <%s>', (language, name) => {
  const source = `#BNF+EM V2.1;\n!grammar g;\n!start <g>;\n!import <${name}>;\n<g>: <${name}>;\n`
  const { compiled } = analyze(source, { library: new GrammarLibrary([], rulesOf(language)) })
  for (const sentence of generate(compiled, { limit: 150, seed: 20261129 })) {
    const found = match(compiled, sentence, { nearest: false })
    expect(found.matched && found.meaning.entities.map(({ value }) => String(value))).toEqual([
      expect.stringMatching(oneValue),
    ])
    expect([sentence, valueOfRule(language, name, sentence)]).toEqual([
      sentence,
      found.matched && found.meaning.entities[0]?.value,
    ])
  }
})

it('says that a language has no such rule', () => {
  expect(() => valueOfRule('en', 'nombre', 'un')).toThrow(RangeError)
  expect(libraryRules('jpn-JP')).toEqual([])
})
