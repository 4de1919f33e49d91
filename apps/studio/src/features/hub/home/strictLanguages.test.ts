import { describe, expect, it } from 'vitest'
import { hasEngine, strictLanguages } from './strictLanguages.js'

describe('languages of a new model', () => {
  it('are those delivered for recognition, each once, that strict commands know', () => {
    const languages = strictLanguages({
      tags: [
        { technology: 'asr', langs: ['eng-US', 'arz-EG', 'nld-NL'] },
        { technology: 'asr', langs: ['eng-US', 'fra-FR', 'xxx-XX'] },
        { technology: 'tts', langs: ['deu-DE'] },
      ],
    })
    expect(languages).toEqual(['eng-US', 'nld-NL', 'fra-FR'])
  })
  it.each([
    ['eng-GB', true],
    ['fra-CA', true],
    ['nld-NL', false],
  ])('%s has an engine: %s', (code, has) => {
    expect(hasEngine(code)).toBe(has)
  })
})
