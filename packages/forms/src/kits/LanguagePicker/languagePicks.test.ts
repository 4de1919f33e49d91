import { nothingChosen, type TechnologyChoice } from '@saywright/api/contract'
import { expect, it, test } from 'vitest'
import { afterPick, alsoTicked, missingHere, pickedNames } from './languagePicks.js'
import { languageRows, languageWords } from './languageRows.js'

const choice: TechnologyChoice = {
  ...nothingChosen,
  tech_wake_word: true,
  tech_intent_based_commands: true,
  tech_voice_dictation: true,
  languages_wake_word: ['Castilian - Spain'],
}

test.each([
  ['French - France', 2],
  ['Dutch - Netherlands', 1],
  ['Estonian - Estonia', 0],
] as const)('F-032 %s is ticked in %i other use cases', (name, count) => {
  const pick = { field: 'languages_wake_word', name, isPicked: true } as const
  const next = afterPick(choice, pick, nothingChosen)
  expect(alsoTicked(choice, next, 'languages_wake_word')).toBe(count)
  const dropped = afterPick(next, { ...pick, isPicked: false }, nothingChosen)
  expect(alsoTicked(next, dropped, 'languages_wake_word')).toBe(0)
})

it('F-032 takes Spanish of Spain for one language, whichever name it came by', () => {
  expect([...pickedNames(choice, 'languages_wake_word')]).toEqual(['Spanish - Spain'])
  expect(languageWords('Castilian - Spain', 'fr-FR')).toBe('Espagnol - Espagne')
  expect(missingHere(choice, 'languages_voice_intent_commands')).toEqual([])
})

it('says which languages that are picked elsewhere a use case does not offer', () => {
  const dutch = { ...choice, languages_wake_word: ['Dutch - Netherlands', 'French - France'] }
  expect(missingHere(dutch, 'languages_voice_intent_commands')).toEqual(['Dutch - Netherlands'])
})

test.each([
  ['en-US', 'Arabic - Saudi Arabia'],
  ['fr-FR', 'Allemand - Allemagne'],
] as const)('F-037 lists languages in the alphabet of %s, as language - region', (locale, first) => {
  const rows = languageRows('languages_wake_word', locale)
  expect(rows).toHaveLength(47)
  expect(rows[0]?.label).toBe(first)
  expect(rows.every(({ name }) => /^[A-Z][a-z]+ - [A-Z]/.test(name))).toBe(true)
})
