import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { descriptionOf } from '../kernel/description.js'
import { failuresOf } from '../kernel/failures.js'
import { object } from '../kernel/structs.js'
import { nothingChosen, type TechnologyChoice } from './choice.js'
import { faultOfUseCases, faultsOfChoice, faultsOfLanguages, hasLanguages } from './faults.js'
import { differenceFields, projectRequest, solutionFields, technologyFields } from './request.js'
import { languageFields, languagesOf, useCaseFlags } from './useCases.js'

const wakeWord: TechnologyChoice = {
  ...nothingChosen,
  tech_wake_word: true,
  languages_wake_word: ['French - France'],
}
const failures = (choice: object) =>
  failuresOf(projectRequest, { ...wakeWord, additional_comment: 'Orders', ...choice }) ?? {}

describe('a project request', () => {
  it('E-007 has seven flags, five lists of languages and six fields of the solution', () => {
    expect(Object.keys(technologyFields)).toEqual([...useCaseFlags, ...languageFields])
    expect(Object.keys(technologyFields).toSorted()).toEqual([
      'languages_voice_dictation',
      'languages_voice_intent_commands',
      'languages_voice_strict_commands',
      'languages_voice_synthesis',
      'languages_wake_word',
      'tech_intent_based_commands',
      'tech_speech_enhancement',
      'tech_voice_authentication',
      'tech_voice_dictation',
      'tech_voice_strict_commands',
      'tech_voice_synthesis',
      'tech_wake_word',
    ])
    expect(Object.keys(solutionFields)).toEqual([
      'additional_comment',
      'solution_category',
      'solution_operating_system',
      'solution_electronic',
      'solution_end_user',
      'solution_use_environment',
    ])
    const difference = useCaseFlags.map((flag) => `diff_${flag}`)
    const lists = ['diff', 'before'].flatMap((kind) => languageFields.map((field) => `${kind}_${field}`))
    expect(Object.keys(differenceFields)).toEqual([...difference, ...lists])
  })

  test.each([
    ['languages_wake_word', 47],
    ['languages_voice_strict_commands', 47],
    ['languages_voice_synthesis', 66],
    ['languages_voice_intent_commands', 5],
    ['languages_voice_dictation', 43],
  ] as const)('F-034 %s holds at most %i languages', (field, max) => {
    for (const shape of [
      technologyFields[field],
      differenceFields[`diff_${field}`],
      differenceFields[`before_${field}`],
    ])
      expect(descriptionOf(shape)).toMatchObject({ max })
  })

  test.each<[string, object, object]>([
    ['E-007 is complete', {}, {}],
    ['F-024 may leave categories and systems out', { solution_category: undefined }, {}],
    [
      'L-003 takes English words of the lists',
      { solution_category: ['Toy'], solution_operating_system: ['Linux'], solution_end_user: 'B2B/B2E' },
      {},
    ],
    ['L-003 takes no French words', { solution_category: ['Jouet'] }, { 'solution_category.0': 'invalid' }],
    ['F-023 needs a comment', { additional_comment: ' ' }, { additional_comment: 'required' }],
    ['F-027 takes one use case', { ...nothingChosen, tech_voice_authentication: true }, {}],
    ['F-027 needs a use case', nothingChosen, { tech_wake_word: 'atLeastOneRequired' }],
    ['F-030 needs a language', { languages_wake_word: [] }, { languages_wake_word: 'atLeastOneRequired' }],
    [
      'F-030 takes no language of a use case that is off',
      { languages_voice_dictation: ['French - France'] },
      { languages_voice_dictation: 'invalid' },
    ],
    [
      'F-037 takes no French names',
      { languages_wake_word: ['Français - France'] },
      { 'languages_wake_word.0': 'invalid' },
    ],
    [
      'F-035 takes no language that is not offered',
      { tech_intent_based_commands: true, languages_voice_intent_commands: ['Dutch - Netherlands'] },
      { 'languages_voice_intent_commands.0': 'invalid' },
    ],
    [
      'F-032 takes a language once, under whichever name',
      { languages_wake_word: ['Spanish - Spain', 'Castilian - Spain'] },
      { languages_wake_word: 'invalid' },
    ],
    [
      'F-029 takes no speech enhancement alone',
      { ...nothingChosen, tech_voice_authentication: true, tech_speech_enhancement: true },
      { tech_speech_enhancement: 'invalid' },
    ],
  ])('%s', (_, choice, expected) => expect(failures(choice)).toEqual(expected))
})

const random = fc.record(
  Object.fromEntries([
    ...useCaseFlags.map((flag) => [flag, fc.boolean()]),
    ...languageFields.map((field) => [field, fc.subarray(['French - France', 'Spanish - Spain'])]),
  ]),
) as unknown as fc.Arbitrary<TechnologyChoice>

describe('faults of a choice', () => {
  it('F-030 a list of languages is right only when its use case is on and it is not empty', () => {
    fc.assert(
      fc.property(random, (choice) => {
        const faults = faultsOfLanguages(choice)
        for (const field of languageFields) {
          const isOn = choice[languagesOf[field].flag]
          expect(hasLanguages(choice, field)).toBe(isOn && choice[field].length > 0)
          expect(faults[field]).toBe(isOn && choice[field].length === 0 ? 'atLeastOneRequired' : undefined)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('F-038 the steps ask for a use case, then for a language of each that needs one', () => {
    expect(faultOfUseCases(nothingChosen)).toBe('atLeastOneRequired')
    expect(faultOfUseCases({ ...nothingChosen, tech_voice_authentication: true })).toBeUndefined()
    expect(faultsOfLanguages({ ...nothingChosen, tech_voice_authentication: true })).toEqual({})
    expect(faultsOfLanguages({ ...wakeWord, tech_voice_synthesis: true })).toEqual({
      languages_voice_synthesis: 'atLeastOneRequired',
    })
    for (const field of languageFields) {
      const on = { ...nothingChosen, [languagesOf[field].flag]: true }
      expect(faultsOfLanguages(on)).toEqual({ [field]: 'atLeastOneRequired' })
      expect(faultsOfLanguages({ ...on, [field]: ['Spanish - Spain'] })).toEqual({})
    }
  })

  it('F-030 the shape of a request refuses exactly what the faults name', () => {
    fc.assert(
      fc.property(random, (choice) => {
        expect(
          failuresOf(object(technologyFields, { rule: (each) => faultsOfChoice(each) }), choice) ?? {},
        ).toEqual(faultsOfChoice(choice))
      }),
      { numRuns: 1000 },
    )
  })

  it('F-040 allows delivered speech enhancement alone', () => {
    const alone = { ...nothingChosen, tech_speech_enhancement: true }
    expect(faultsOfChoice(alone)).toEqual({ tech_speech_enhancement: 'invalid' })
    expect(faultsOfChoice(alone, alone)).toEqual({})
  })
})
