import { describe, expect, it, test } from 'vitest'
import { languagesFor } from '../../catalogue/languages.js'
import type { TagTechnology } from '../technologies/tagTechnologies.js'
import { kindOf, modelTypes } from './modelKinds.js'
import { isModelCovered, isTypeCovered, modelLanguages } from './modelTypes.js'

it.each([
  ['voice_commands', ['asr', 'nlu']],
  ['wake_word', ['wake-word']],
  ['synthesis', ['tts']],
  ['enhancement', ['speech_enhancement']],
  ['biometrics', ['voice-biometrics']],
] as const)('a project has models of %s, which %j open', (type, technologies) => {
  expect(modelTypes).toContain(type)
  expect(kindOf(type).technologies.map(({ technology }) => technology)).toEqual(technologies)
})

describe('languages of a type', () => {
  const everywhere = ['eng-US', 'eus-ES', 'fra-FR', 'nld-NL', 'xxx-XX']
  // Basque is offered for synthesis alone, intent-based commands in five languages.
  test.each([
    ['voice_commands', 'asr', ['eng-US', 'fra-FR', 'nld-NL']],
    ['voice_commands', 'nlu', ['eng-US', 'fra-FR']],
    ['wake_word', 'wake-word', ['eng-US', 'fra-FR', 'nld-NL']],
    ['synthesis', 'tts', ['eng-US', 'eus-ES', 'fra-FR', 'nld-NL']],
  ] as const)(
    '%s are those delivered with %s that the catalogue offers for it',
    (type, technology, offered) => {
      expect(modelLanguages(type, [{ technology, langs: everywhere }])).toEqual(offered)
      expect(modelLanguages(type, [{ technology: 'dictation', langs: everywhere }])).toEqual([])
      expect(isTypeCovered(type, [{ technology, langs: ['fra-FR'] }])).toBe(true)
      expect(isTypeCovered(type, [{ technology, langs: ['xxx-XX'] }])).toBe(false)
      expect(isModelCovered(type, 'eng-US', [{ technology, langs: ['fra-FR'] }])).toBe(false)
      expect(isModelCovered(type, 'fra-FR', [{ technology, langs: ['fra-FR'] }])).toBe(true)
    },
  )

  it('of voice commands are those of both technologies, each once and each for its own use', () => {
    const tags = [
      { technology: 'asr' as const, langs: ['nld-NL', 'eng-US'] },
      { technology: 'nlu' as const, langs: ['eng-US', 'deu-DE', 'eng-GB'] },
    ]
    expect(modelLanguages('voice_commands', tags)).toEqual(['nld-NL', 'eng-US', 'deu-DE'])
    expect(isModelCovered('voice_commands', 'deu-DE', tags)).toBe(true)
    expect(isModelCovered('voice_commands', 'eng-GB', tags)).toBe(false)
  })

  it('enhancement and biometrics have none, and need their technology alone', () => {
    const tags = [{ technology: 'speech_enhancement' as const, langs: [] }]
    expect(modelLanguages('enhancement', tags)).toEqual([])
    expect(isModelCovered('enhancement', null, tags)).toBe(true)
    expect(isModelCovered('biometrics', null, tags)).toBe(false)
  })

  it.each<[Parameters<typeof kindOf>[0], TagTechnology, number]>([
    ['voice_commands', 'asr', 47],
    ['voice_commands', 'nlu', 5],
    ['wake_word', 'wake-word', 47],
    ['synthesis', 'tts', 66],
  ])('%s by %s has %i at most', (type, technology, count) => {
    const opening = kindOf(type).technologies.find((each) => each.technology === technology)
    const langs = languagesFor(opening!.use!).map(({ code }) => code)
    expect(modelLanguages(type, [{ technology, langs }])).toHaveLength(count)
  })
})
