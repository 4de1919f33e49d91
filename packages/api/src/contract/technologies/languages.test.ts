import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { languages } from '../../catalogue/languages.js'
import { nothingChosen, resetLanguages, type TechnologyChoice, toggleUseCase } from './choice.js'
import {
  dropLanguage,
  hasAllLanguages,
  isPicked,
  pickLanguage,
  toggleAllLanguages,
} from './languageChoice.js'
import {
  catalogueName,
  isOffered,
  languageCodeOf,
  languageNameOf,
  offeredLanguages,
} from './languageNames.js'
import { type LanguageField, languageFields, languagesOf, useCaseFlags } from './useCases.js'

const all = useCaseFlags.reduce((choice, flag) => toggleUseCase(choice, flag), nothingChosen)
const chosenSome = fc
  .subarray([...useCaseFlags])
  .map((flags) => flags.reduce((choice, flag) => toggleUseCase(choice, flag), nothingChosen))
const field = fc.constantFrom(...languageFields)
const name = fc.constantFrom(...languages.map(({ code }) => languageNameOf(code) ?? ''), 'Castilian - Spain')
const step = fc.record({ kind: fc.constantFrom('pick', 'drop', 'all'), field, name })
const steps = fc.array(step, { maxLength: 25 })
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const take = (choice: TechnologyChoice, each: Step, delivered = nothingChosen) => {
  if (each.kind === 'pick') return pickLanguage(choice, each.field, each.name)
  if (each.kind === 'drop') return dropLanguage(choice, each.field, each.name, delivered)
  return toggleAllLanguages(choice, each.field, delivered)
}
const after = (choice: TechnologyChoice, every: readonly Step[]) =>
  every.reduce((each, one) => take(each, one), choice)
const sorted = (choice: TechnologyChoice) => languageFields.map((each) => choice[each].toSorted())

test.each([
  ['languages_wake_word', 47],
  ['languages_voice_strict_commands', 47],
  ['languages_voice_synthesis', 66],
  ['languages_voice_intent_commands', 5],
  ['languages_voice_dictation', 43],
] as const)('F-034 %s are %i when all are picked', (each, count) => {
  expect(offeredLanguages(each)).toHaveLength(count)
  expect(toggleAllLanguages(all, each)[each]).toHaveLength(count)
})

describe('names of languages', () => {
  it('F-037 are English, language and region, and lead back to the code of a tag', () => {
    expect(languageNameOf('fra-CA')).toBe('French - Canada')
    expect(languageNameOf('xxx-XX')).toBeUndefined()
    expect(languageCodeOf('Klingon - Qo’noS')).toBeUndefined()
    for (const { code } of languages) expect(languageCodeOf(languageNameOf(code) ?? '')).toBe(code)
  })

  it('F-032 Spanish of Spain is one language under two names', () => {
    expect(catalogueName('Castilian - Spain')).toBe('Spanish - Spain')
    expect(isOffered('languages_voice_dictation', 'Castilian - Spain')).toBe(true)
    const once = pickLanguage(all, 'languages_wake_word', 'Castilian - Spain')
    expect(once).toEqual(pickLanguage(all, 'languages_wake_word', 'Spanish - Spain'))
    expect(once.languages_voice_dictation).toEqual(['Spanish - Spain'])
    expect(
      isPicked(
        { ...all, languages_wake_word: ['Castilian - Spain'] },
        'languages_wake_word',
        'Spanish - Spain',
      ),
    ).toBe(true)
    const old = { ...all, languages_wake_word: ['Castilian - Spain'] }
    expect(pickLanguage(old, 'languages_wake_word', 'Spanish - Spain').languages_wake_word).toHaveLength(1)
    expect(dropLanguage(old, 'languages_wake_word', 'Spanish - Spain').languages_wake_word).toEqual([])
  })
})

describe('picking a language', () => {
  it('F-032 ticks it in every chosen use case that offers it, and nowhere else', () => {
    fc.assert(
      fc.property(chosenSome, steps, field, name, (start, before, where, language) => {
        const choice = after(start, before)
        const next = pickLanguage(choice, where, language)
        const counts = choice[languagesOf[where].flag] && isOffered(where, language)
        for (const each of languageFields) {
          const ticks = counts && choice[languagesOf[each].flag] && isOffered(each, language)
          expect(isPicked(next, each, language)).toBe(ticks || isPicked(choice, each, language))
          const others = (names: readonly string[]) => names.filter((one) => one !== catalogueName(language))
          expect(others(next[each])).toEqual(others(choice[each]))
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('F-032 is the same from whichever use case it is done', () => {
    fc.assert(
      fc.property(chosenSome, steps, field, field, name, (start, before, one, other, language) => {
        const choice = after(start, before)
        const counts = (each: LanguageField) => choice[languagesOf[each].flag] && isOffered(each, language)
        fc.pre(counts(one) && counts(other))
        expect(sorted(pickLanguage(choice, one, language))).toEqual(
          sorted(pickLanguage(choice, other, language)),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('F-030 never gives a use case a language that it does not offer, gives one twice or gives one to a use case that is off', () => {
    fc.assert(
      fc.property(chosenSome, steps, (start, every) => {
        const choice = after(start, every)
        for (const each of languageFields) {
          expect(new Set(choice[each]).size).toBe(choice[each].length)
          expect(choice[each].every((language) => isOffered(each, language))).toBe(true)
          if (!choice[languagesOf[each].flag]) expect(choice[each]).toEqual([])
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('F-032 a language is taken back from one use case alone', () => {
    const picked = pickLanguage(all, 'languages_wake_word', 'French - France')
    const dropped = dropLanguage(picked, 'languages_wake_word', 'French - France')
    expect(dropped.languages_wake_word).toEqual([])
    expect(dropped.languages_voice_synthesis).toEqual(['French - France'])
  })
})

describe('all languages', () => {
  it('F-033 turns on automatically with the last language', () => {
    const offered = offeredLanguages('languages_voice_intent_commands')
    const pickAll = (names: readonly string[]) =>
      names.reduce((choice, each) => pickLanguage(choice, 'languages_voice_intent_commands', each), all)
    expect(hasAllLanguages(pickAll(offered.slice(1)), 'languages_voice_intent_commands')).toBe(false)
    expect(hasAllLanguages(pickAll(offered), 'languages_voice_intent_commands')).toBe(true)
  })

  it('F-033 ticks all of one use case and unticks them again, leaving the others', () => {
    fc.assert(
      fc.property(steps, field, (before, where) => {
        const choice = after(all, before)
        fc.pre(!hasAllLanguages(choice, where))
        const full = toggleAllLanguages(choice, where)
        expect(full[where].toSorted()).toEqual(offeredLanguages(where).toSorted())
        expect(toggleAllLanguages(full, where)[where]).toEqual([])
        for (const each of languageFields) if (each !== where) expect(full[each]).toBe(choice[each])
      }),
      { numRuns: 1000 },
    )
  })

  it('F-033 does nothing for a use case that is off', () => {
    expect(toggleAllLanguages(nothingChosen, 'languages_wake_word')).toBe(nothingChosen)
  })
})

it('F-036 reset takes back every language and no use case', () => {
  fc.assert(
    fc.property(chosenSome, steps, (start, every) => {
      expect(resetLanguages(after(start, every))).toEqual(start)
    }),
    { numRuns: 1000 },
  )
})
