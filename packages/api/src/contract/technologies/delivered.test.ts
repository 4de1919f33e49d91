import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { languages } from '../../catalogue/languages.js'
import { failuresOf } from '../kernel/failures.js'
import { type ProjectTag, projectTag } from '../project/project.js'
import { nothingChosen, resetLanguages, type TechnologyChoice, toggleUseCase } from './choice.js'
import { deliveredChoice, tagsOf, unknownDeliveries } from './delivered.js'
import { isChange, technologyDifference, withDelivered } from './difference.js'
import { dropLanguage, pickLanguage, toggleAllLanguages } from './languageChoice.js'
import { languageNameOf, offeredLanguages } from './languageNames.js'
import { tagTechnologies } from './tagTechnologies.js'
import { languageFields, useCaseFlags } from './useCases.js'

const names = languages.map(({ code }) => languageNameOf(code) ?? '')
const tag = fc.record({
  technology: fc.constantFrom(...tagTechnologies),
  langs: fc.array(fc.constantFrom(...languages.map(({ code }) => code), 'xxx-XX'), { maxLength: 8 }),
})
const delivery = fc.array(tag, { maxLength: 5 }).map(deliveredChoice)
const step = fc.record({
  kind: fc.constantFrom('use case', 'pick', 'drop', 'all', 'reset'),
  flag: fc.constantFrom(...useCaseFlags),
  field: fc.constantFrom(...languageFields),
  name: fc.constantFrom(...names, 'Castilian - Spain'),
})
const steps = fc.array(step, { maxLength: 25 })
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

function take(choice: TechnologyChoice, { kind, flag, field, name }: Step, delivered: TechnologyChoice) {
  if (kind === 'use case') return toggleUseCase(choice, flag, delivered)
  if (kind === 'pick') return pickLanguage(choice, field, name)
  if (kind === 'drop') return dropLanguage(choice, field, name, delivered)
  if (kind === 'all') return toggleAllLanguages(choice, field, delivered)
  return resetLanguages(choice, delivered)
}
const after = (delivered: TechnologyChoice, every: readonly Step[]) =>
  every.reduce((choice, each) => take(choice, each, delivered), delivered)

const kitchen: ProjectTag[] = [
  { technology: 'asr', langs: ['fra-FR', 'xxx-XX'] },
  { technology: 'asr', langs: ['fra-FR', 'eng-US'] },
  { technology: 'speech_enhancement', langs: [] },
]

describe('deliveries', () => {
  it('F-040 is read from the tags of a project, without languages that are not offered', () => {
    expect(deliveredChoice(kitchen)).toEqual({
      ...nothingChosen,
      tech_voice_strict_commands: true,
      tech_speech_enhancement: true,
      languages_voice_strict_commands: ['French - France', 'English - United States'],
    })
    expect(deliveredChoice([])).toEqual(nothingChosen)
  })

  it('L-031 have an empty text for a missing language, and report which', () => {
    expect(languageNameOf('xxx-XX') ?? '').toBe('')
    expect(unknownDeliveries(kitchen)).toEqual(['asr xxx-XX'])
    expect(unknownDeliveries([{ technology: 'free-speech', langs: ['ita-IT', 'xxx-XX'] }])).toEqual([
      'dictation xxx-XX',
    ])
    // Known, but not offered for intents.
    expect(unknownDeliveries([{ technology: 'nlu', langs: ['ita-IT', 'nld-NL'] }])).toEqual(['nlu nld-NL'])
    expect(unknownDeliveries([])).toEqual([])
  })

  test.each(['dictation', 'free-speech'] as const)('F-040 %s delivers dictation', (technology) =>
    expect(deliveredChoice([{ technology, langs: ['ita-IT'] }])).toMatchObject({
      tech_voice_dictation: true,
      languages_voice_dictation: ['Italian - Italy'],
    }),
  )

  test.each([
    ['wake-word', 'tech_wake_word'],
    ['asr', 'tech_voice_strict_commands'],
    ['tts', 'tech_voice_synthesis'],
    ['voice-biometrics', 'tech_voice_authentication'],
    ['nlu', 'tech_intent_based_commands'],
    ['free-speech', 'tech_voice_dictation'],
    ['dictation', 'tech_voice_dictation'],
    ['speech_enhancement', 'tech_speech_enhancement'],
  ] as const)('S-002 a tag of %s delivers %s', (technology, flag) => {
    const tag = { technology, langs: [] }
    expect(failuresOf(projectTag, tag)).toBeUndefined()
    expect(deliveredChoice([tag])).toEqual({ ...nothingChosen, [flag]: true })
  })

  test.each(['speech-enhancement', 'wake_word', 'stt', 'ASR'])('S-002 %s is not a technology', (technology) =>
    expect(failuresOf(projectTag, { technology, langs: [] })).toEqual({ technology: 'invalid' }),
  )

  it('F-040 never shrinks, whatever is clicked', () => {
    fc.assert(
      fc.property(delivery, steps, (delivered, every) => {
        const choice = after(delivered, every)
        for (const flag of useCaseFlags) if (delivered[flag]) expect(choice[flag]).toBe(true)
        for (const field of languageFields)
          expect(choice[field]).toEqual(expect.arrayContaining([...delivered[field]]))
      }),
      { numRuns: 1000 },
    )
  })

  it('F-040 F-029 speech enhancement stays when it is delivered without the rest', () => {
    const alone = deliveredChoice([{ technology: 'speech_enhancement', langs: [] }])
    const passing = toggleUseCase(toggleUseCase(alone, 'tech_wake_word', alone), 'tech_wake_word', alone)
    expect(passing.tech_speech_enhancement).toBe(true)
  })

  it('F-040 becomes the same tags again', () => {
    fc.assert(
      fc.property(delivery, (delivered) => {
        expect(deliveredChoice(tagsOf(delivered))).toEqual(delivered)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the difference', () => {
  it('K-029 combines new and delivered choices', () => {
    fc.assert(
      fc.property(delivery, steps, (delivered, every) => {
        const choice = after(delivered, every)
        const difference = technologyDifference(delivered, choice)
        for (const flag of useCaseFlags)
          expect(difference[`diff_${flag}`] || delivered[flag]).toBe(choice[flag])
        for (const field of languageFields) {
          const [diff, before] = [difference[`diff_${field}`], difference[`before_${field}`]]
          expect([...diff, ...before].toSorted()).toEqual(choice[field].toSorted())
          expect(before).toEqual(delivered[field])
        }
        expect(withDelivered(delivered, choice)).toEqual({
          ...choice,
          ...Object.fromEntries(
            languageFields.map((field) => [field, expect.arrayContaining([...choice[field]])]),
          ),
        })
      }),
      { numRuns: 1000 },
    )
  })

  it('F-039 requests nothing without a new use case and a new language', () => {
    fc.assert(
      fc.property(delivery, (delivered) => {
        expect(isChange(technologyDifference(delivered, delivered))).toBe(false)
      }),
      { numRuns: 1000 },
    )
    const delivered = deliveredChoice(kitchen)
    const language = pickLanguage(delivered, 'languages_voice_strict_commands', 'Dutch - Netherlands')
    expect(isChange(technologyDifference(delivered, language))).toBe(true)
    const useCase = toggleUseCase(delivered, 'tech_voice_authentication', delivered)
    expect(isChange(technologyDifference(delivered, useCase))).toBe(true)
  })

  it('K-029 counts Spanish of Spain as delivered under either name', () => {
    const delivered = { ...nothingChosen, tech_wake_word: true, languages_wake_word: ['Castilian - Spain'] }
    const choice = toggleAllLanguages(delivered, 'languages_wake_word', delivered)
    const difference = technologyDifference(delivered, choice)
    expect(difference.diff_languages_wake_word).toHaveLength(
      offeredLanguages('languages_wake_word').length - 1,
    )
    expect(difference.before_languages_wake_word).toEqual(['Castilian - Spain'])
  })
})
