import { expect, test } from 'vitest'
import { refusalWords } from './refusals.js'

const heard = { sentence: 'switch on the lamp', confidence: 247, threshold: 5000 }

test.each([
  ['en-US', 'below_threshold', 'Heard “switch on the lamp” at 247, below 5,000.'],
  ['fr-FR', 'below_threshold', 'Entendu : « switch on the lamp » à 247, sous 5 000.'],
  ['en-US', 'clipped', 'The recording is too loud: its peaks are cut.'],
  ['fr-FR', 'cut_off', 'La voix est déjà là au début de l’enregistrement, ou continue à sa fin.'],
] as const)('explains in %s why a recording has %s', (locale, refusal, sentence) => {
  const told = refusalWords({ ...heard, refusal }, locale).sentence
  expect(told.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(sentence)
})
