import fc from 'fast-check'
import { expect, it } from 'vitest'
import { languages, languagesFor } from '../../catalogue/languages.js'
import { chosenUseCases, nothingChosen, resetLanguages, toggleUseCase } from './choice.js'
import {
  dropLanguage,
  hasAllLanguages,
  isPicked,
  pickLanguage,
  toggleAllLanguages,
} from './languageChoice.js'
import { languageNameOf } from './languageNames.js'
import {
  type LanguageField,
  languageFields,
  languagesOf,
  type UseCaseFlag,
  useCaseFlags,
} from './useCases.js'

const counts: Readonly<Record<LanguageField, number>> = {
  languages_wake_word: 47,
  languages_voice_strict_commands: 47,
  languages_voice_synthesis: 66,
  languages_voice_intent_commands: 5,
  languages_voice_dictation: 43,
}
const listening: readonly UseCaseFlag[] = [
  'tech_wake_word',
  'tech_voice_strict_commands',
  'tech_intent_based_commands',
  'tech_voice_dictation',
]
const spanish = ['Castilian - Spain', 'Spanish - Spain']

/** The specified result of each click, with sets and without the tested code. */
class Model {
  readonly on = new Set<UseCaseFlag>()
  readonly picked = new Map(languageFields.map((field) => [field, new Set<string>()]))

  take({ kind, flag, field, name }: Step): void {
    const offered = (of: LanguageField) =>
      new Set(languagesFor(languagesOf[of].use).map(({ code }) => languageNameOf(code) ?? ''))
    const language = spanish.includes(name) ? 'Spanish - Spain' : name
    const isOn = (of: LanguageField) => this.on.has(languagesOf[of].flag)
    if (kind === 'use case') this.click(flag)
    if (kind === 'pick' && isOn(field) && offered(field).has(language))
      for (const each of languageFields)
        if (isOn(each) && offered(each).has(language)) this.of(each).add(language)
    if (kind === 'drop') this.of(field).delete(language)
    if (kind === 'reset') for (const each of languageFields) this.of(each).clear()
    if (kind === 'all' && isOn(field)) {
      if (this.of(field).size === counts[field]) this.of(field).clear()
      else for (const each of offered(field)) this.of(field).add(each)
    }
  }

  of(field: LanguageField): Set<string> {
    return this.picked.get(field) as Set<string>
  }

  private click(flag: UseCaseFlag): void {
    const isListening = () => listening.some((each) => this.on.has(each))
    if (this.on.delete(flag)) {
      for (const field of languageFields) if (languagesOf[field].flag === flag) this.of(field).clear()
    } else if (flag !== 'tech_speech_enhancement' || isListening()) this.on.add(flag)
    if (!isListening()) this.on.delete('tech_speech_enhancement')
  }
}

const step = fc.record({
  kind: fc.constantFrom('use case', 'use case', 'pick', 'pick', 'drop', 'all', 'reset'),
  flag: fc.constantFrom(...useCaseFlags),
  field: fc.constantFrom(...languageFields),
  name: fc.constantFrom(...languages.map(({ code }) => languageNameOf(code) ?? ''), ...spanish),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

it('F-029 F-032 F-033 1,000 random sequences of clicks end where the specification says, click by click', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
      const model = new Model()
      let choice = nothingChosen
      for (const each of steps) {
        model.take(each)
        if (each.kind === 'use case') choice = toggleUseCase(choice, each.flag)
        if (each.kind === 'pick') choice = pickLanguage(choice, each.field, each.name)
        if (each.kind === 'drop') choice = dropLanguage(choice, each.field, each.name)
        if (each.kind === 'all') choice = toggleAllLanguages(choice, each.field)
        if (each.kind === 'reset') choice = resetLanguages(choice)

        expect(chosenUseCases(choice)).toEqual(useCaseFlags.filter((flag) => model.on.has(flag)))
        expect(isPicked(choice, each.field, each.name)).toBe(
          model.of(each.field).has(spanish.includes(each.name) ? 'Spanish - Spain' : each.name),
        )
        for (const field of languageFields) {
          expect(choice[field]).toHaveLength(model.of(field).size)
          expect(new Set(choice[field])).toEqual(model.of(field))
          expect(hasAllLanguages(choice, field)).toBe(choice[field].length === counts[field])
        }
      }
    }),
    { numRuns: 1000 },
  )
  // A second alone, more where others compute beside it.
})
