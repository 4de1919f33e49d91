import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { useCases } from '../../catalogue/technologies.js'
import {
  chosenUseCases,
  needsLanguages,
  nothingChosen,
  offersSpeechEnhancement,
  type TechnologyChoice,
  toggleUseCase,
} from './choice.js'
import { languageFields, languagesOf, type UseCaseFlag, useCaseFlags, useCaseOf } from './useCases.js'

const listening: readonly UseCaseFlag[] = [
  'tech_wake_word',
  'tech_voice_strict_commands',
  'tech_intent_based_commands',
  'tech_voice_dictation',
]
const flags = fc.constantFrom(...useCaseFlags)
const clicks = fc.array(flags, { maxLength: 30 })
const click = (choice: TechnologyChoice, all: readonly UseCaseFlag[]) =>
  all.reduce((each, flag) => toggleUseCase(each, flag), choice)

describe('the use cases', () => {
  it('F-028 are seven, in the order of the catalogue', () => {
    expect(useCaseFlags).toHaveLength(7)
    expect(useCaseFlags.map((flag) => useCaseOf[flag].code)).toEqual(useCases.map(({ code }) => code))
  })

  test.each([
    ['tech_wake_word', 'wake-word', 'languages_wake_word'],
    ['tech_voice_strict_commands', 'asr', 'languages_voice_strict_commands'],
    ['tech_intent_based_commands', 'nlu', 'languages_voice_intent_commands'],
    ['tech_voice_authentication', 'voice-biometrics', undefined],
    ['tech_voice_synthesis', 'tts', 'languages_voice_synthesis'],
    ['tech_voice_dictation', 'dictation', 'languages_voice_dictation'],
    ['tech_speech_enhancement', 'speech_enhancement', undefined],
  ] as const)('E-007 %s is delivered as %s and has %s', (flag, technology, languages) => {
    expect(useCaseOf[flag]).toMatchObject({ technology })
    expect(useCaseOf[flag].languages).toBe(languages)
    if (languages) expect(languagesOf[languages].flag).toBe(flag)
  })

  it('E-007 have five lists of languages', () => {
    expect(useCaseFlags.flatMap((flag) => useCaseOf[flag].languages ?? [])).toEqual([...languageFields])
  })
})

describe('choosing use cases', () => {
  it('K-027 a click turns one on and a second one off again', () => {
    fc.assert(
      fc.property(clicks, flags, (before, flag) => {
        const choice = click(nothingChosen, before)
        fc.pre(flag !== 'tech_speech_enhancement')
        const once = toggleUseCase(choice, flag)
        expect(once[flag]).toBe(!choice[flag])
        expect(toggleUseCase(once, flag)[flag]).toBe(choice[flag])
      }),
      { numRuns: 1000 },
    )
  })

  it('F-029 speech enhancement is on only beside a use case that listens', () => {
    fc.assert(
      fc.property(clicks, (all) => {
        const choice = click(nothingChosen, all)
        const listens = listening.some((flag) => choice[flag])
        expect(offersSpeechEnhancement(choice)).toBe(listens)
        if (!listens) expect(choice.tech_speech_enhancement).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })

  it('F-029 removes speech enhancement with the last use case that listens', () => {
    const chosen = click(nothingChosen, [
      'tech_wake_word',
      'tech_voice_dictation',
      'tech_voice_synthesis',
      'tech_speech_enhancement',
    ])
    expect(toggleUseCase(chosen, 'tech_wake_word').tech_speech_enhancement).toBe(true)
    const last = click(chosen, ['tech_wake_word', 'tech_voice_dictation'])
    expect(chosenUseCases(last)).toEqual(['tech_voice_synthesis'])
  })

  it('F-029 speech enhancement cannot be chosen beside synthesis and authentication alone', () => {
    const quiet = click(nothingChosen, ['tech_voice_synthesis', 'tech_voice_authentication'])
    expect(toggleUseCase(quiet, 'tech_speech_enhancement').tech_speech_enhancement).toBe(false)
  })

  it('F-028 never counts more than seven', () => {
    expect(chosenUseCases(click(nothingChosen, useCaseFlags))).toEqual([...useCaseFlags])
  })

  it('F-031 requests languages only when a chosen use case needs them', () => {
    fc.assert(
      fc.property(clicks, (all) => {
        const choice = click(nothingChosen, all)
        const needing: readonly UseCaseFlag[] = [
          'tech_wake_word',
          'tech_voice_strict_commands',
          'tech_intent_based_commands',
          'tech_voice_synthesis',
          'tech_voice_dictation',
        ]
        expect(needsLanguages(choice)).toBe(needing.some((flag) => choice[flag]))
      }),
      { numRuns: 1000 },
    )
  })

  it('F-030 a use case that is taken back takes its languages with it', () => {
    const choice = { ...nothingChosen, tech_wake_word: true, languages_wake_word: ['French - France'] }
    expect(toggleUseCase(choice, 'tech_wake_word')).toEqual(nothingChosen)
  })
})
