import { expect, test } from 'vitest'
import { type StateLabel, stateWordFault } from './stateWords.ts'

const labels: readonly StateLabel[] = [
  { code: 'delivered', 'en-US': 'Delivered', 'fr-FR': 'Livrée' },
  { code: 'evaluation', 'en-US': 'In evaluation', 'fr-FR': 'En évaluation' },
  { code: 'ended', 'en-US': 'Evaluation ended', 'fr-FR': 'Évaluation terminée' },
]

test.each([
  ['Delivered', 'en-US'],
  ['in evaluation', 'en-US'],
  ['Évaluation terminée', 'fr-FR'],
  ['Request pending validation', 'en-US'],
  ['Currently delivered', 'en-US'],
  ['Évaluation en cours', 'fr-FR'],
  ['3 technologies actives', 'fr-FR'],
] as const)('M-007 rejects “%s” as a label', (sentence, locale) => {
  expect(stateWordFault(sentence, locale, labels)).toBeDefined()
})

test.each([
  ['What is delivered to this project appears here.', 'en-US'],
  ['4 delivered', 'en-US'],
  ['The evaluation of this project has ended.', 'en-US'],
  ['Fin de l’évaluation', 'fr-FR'],
] as const)('accepts “%s”', (sentence, locale) => {
  expect(stateWordFault(sentence, locale, labels)).toBeUndefined()
})
