import { type ModelTemplateId, modelTemplates, templatesIn } from '@saywright/api/contract'
import {
  analyze,
  countSentences,
  coverage,
  coveringSentences,
  format,
  GrammarLibrary,
  intentsOf,
  runSuite,
  slotsOf,
} from '@saywright/grammar'
import { rulesOf } from '@saywright/grammar/library'
import { describe, expect, it } from 'vitest'
import { accepted, refused } from './templateSource.js'
import { templateOf, templatesOf } from './templates.js'

const languages = ['eng-US', 'eng-GB', 'fra-FR', 'fra-CA', 'fra-BE', 'fra-CH']
const read = (language: string, id: ModelTemplateId = 'warehouse') => {
  const template = templateOf(id, language)
  return {
    template,
    analysis: analyze(template.grammar, { library: new GrammarLibrary([], rulesOf(language)) }),
  }
}

it('a template is there in every language in which it is offered, and in no other', () => {
  for (const language of languages) expect(templatesOf(language).map(({ id }) => id)).toEqual(modelTemplates)
  expect(templatesIn('deu-DE')).toEqual([])
  expect(() => templateOf('warehouse', 'deu-DE')).toThrow(expect.objectContaining({ code: 'incorrect_form' }))
})

describe.each(languages)('the warehouse in %s', (language) => {
  const { template, analysis } = read(language)
  const { grammar, suite, unitTests } = template
  const sentencesOf = (expected: 'accept' | 'refuse') =>
    suite.filter(({ expect }) => expect === expected).map(({ sentence }) => sentence)

  it('is a tidy grammar of 54 lines, 11 intents and 3 slots, without a problem', () => {
    expect(analysis.problems).toEqual([])
    expect(format(analysis)).toBe(grammar)
    expect(grammar.trimEnd().split('\n')).toHaveLength(54)
    expect(intentsOf(analysis)).toHaveLength(11)
    expect(slotsOf(analysis).map(({ name }) => name)).toEqual(['item', 'carrier', 'area'])
    // Too many to list, and no slot is empty.
    expect(countSentences(analysis.compiled)).toBeGreaterThan(6_800_000_000n)
    expect(coveringSentences(analysis.compiled).isWhole).toBe(true)
  })

  it('passes its suite, which says every word and slot, those of imported rules too', () => {
    const failed = runSuite(analysis.compiled, suite).filter(({ conclusion }) => conclusion !== 'passed')
    expect(failed).toEqual([])
    expect(sentencesOf('refuse').length).toBeGreaterThan(5)
    expect(coverage(analysis.compiled, sentencesOf('accept')).missed).toEqual([])
    const intents = new Set(suite.flatMap(({ intent }) => intent ?? []))
    expect([...intents].toSorted()).toEqual(
      intentsOf(analysis)
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  it('speaks sentences of its suite: each intent, and some that have to be refused', () => {
    for (const { audio } of unitTests) {
      const tests = audio.sentences.map((sentence) => suite.find((test) => test.sentence === sentence))
      expect(tests.every(Boolean)).toBe(true)
      expect(new Set(tests.flatMap((test) => test?.intent ?? [])).size).toBe(11)
      expect(tests.filter((test) => test?.expect === 'refuse').length).toBeGreaterThanOrEqual(3)
    }
  })
})

it('means the same in both languages', () => {
  const [english, french] = ['eng-US', 'fra-FR'].map((language) => read(language).analysis)
  expect(intentsOf(english!).map(({ name }) => name)).toEqual(intentsOf(french!).map(({ name }) => name))
})

it('says the numbers of the region, and that the grammar is of it', () => {
  const tensOf = (language: string) =>
    templateOf('warehouse', language).suite.flatMap(
      ({ sentence }) => sentence.match(/(?:sept|huit|non)ante$/) ?? [],
    )
  const nameOf = (language: string) => /!language "(.+)"/.exec(templateOf('warehouse', language).grammar)?.[1]
  expect(tensOf('fra-FR')).toEqual([])
  expect(tensOf('fra-BE')).toEqual(['septante', 'nonante'])
  expect(tensOf('fra-CH')).toEqual(['septante', 'huitante', 'nonante'])
  expect(['fra-FR', 'fra-CA', 'fra-BE', 'fra-CH'].map(nameOf)).toEqual([
    ...['French', 'French', 'French (Belgium)', 'French (Switzerland)'],
  ])
})

it('a typed test is a sentence with what is expected of it', () => {
  expect(accepted('go left', 'GO', { side: 'left' })).toEqual({
    ...{ sentence: 'go left', expect: 'accept', intent: 'GO' },
    entities: [{ name: 'side', value: 'left', entities: [] }],
  })
  expect(refused('go')).toEqual({ sentence: 'go', expect: 'refuse' })
})
