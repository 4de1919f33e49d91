import { languages } from '@saywright/api/catalogue'
import { analyze } from '@saywright/grammar'
import { rulesOf } from '@saywright/grammar/library'
import { expect, it } from 'vitest'
import { firstGrammar } from './firstGrammar.js'

const named = (code: string) => /!language "(.+)"/.exec(firstGrammar(code))?.[1]

it('can be spoken at once', () => {
  for (const code of ['fra-CH', 'eng-GB', 'deu-DE']) expect(analyze(firstGrammar(code)).problems).toEqual([])
})

it('names the language of the model, so that a file of it imports the same rules as the model', () => {
  expect(['fra-FR', 'fra-CH', 'eng-US', 'deu-AT'].map(named)).toEqual([
    ...['French (France)', 'French (Switzerland)', 'English (United States)', 'German (Austria)'],
  ])
  for (const { code } of languages) expect(rulesOf(named(code))).toBe(rulesOf(code))
})
