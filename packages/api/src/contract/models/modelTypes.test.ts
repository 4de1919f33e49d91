import { describe, expect, it, test } from 'vitest'
import { languagesFor } from '../../catalogue/languages.js'
import { kindOf, modelTypes } from './modelKinds.js'
import { isModelCovered, modelLanguages } from './modelTypes.js'

it.each([
  ['voice_commands', 'asr'],
  ['wake_word', 'wake-word'],
  ['synthesis', 'tts'],
  ['enhancement', 'speech_enhancement'],
  ['biometrics', 'voice-biometrics'],
] as const)('a project has models of %s, whose technology is %s', (type, technology) => {
  expect(modelTypes).toContain(type)
  expect(kindOf(type).technology).toBe(technology)
})

describe('languages of a type', () => {
  const everywhere = ['eng-US', 'eus-ES', 'fra-FR', 'xxx-XX']
  // Basque is offered for synthesis alone.
  test.each([
    ['voice_commands', 'asr', ['eng-US', 'fra-FR']],
    ['wake_word', 'wake-word', ['eng-US', 'fra-FR']],
    ['synthesis', 'tts', ['eng-US', 'eus-ES', 'fra-FR']],
  ] as const)('%s are those delivered with %s that the catalogue offers', (type, technology, offered) => {
    expect(modelLanguages(type, [{ technology, langs: everywhere }])).toEqual(offered)
    expect(modelLanguages(type, [{ technology: 'nlu', langs: everywhere }])).toEqual([])
    expect(isModelCovered(type, 'eng-US', [{ technology, langs: ['fra-FR'] }])).toBe(false)
    expect(isModelCovered(type, 'fra-FR', [{ technology, langs: ['fra-FR'] }])).toBe(true)
  })

  it('enhancement and biometrics have none, and need their technology alone', () => {
    const tags = [{ technology: 'speech_enhancement' as const, langs: [] }]
    expect(modelLanguages('enhancement', tags)).toEqual([])
    expect(isModelCovered('enhancement', null, tags)).toBe(true)
    expect(isModelCovered('biometrics', null, tags)).toBe(false)
  })

  it.each([
    ['voice_commands', 47],
    ['wake_word', 47],
    ['synthesis', 66],
  ] as const)('%s has %i at most', (type, count) => {
    const { technology, use } = kindOf(type)
    const langs = languagesFor(use!).map(({ code }) => code)
    expect(modelLanguages(type, [{ technology, langs }])).toHaveLength(count)
  })
})
