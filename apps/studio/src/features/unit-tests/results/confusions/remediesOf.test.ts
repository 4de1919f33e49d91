import { aUnitTestResult } from '@saywright/api/testing'
import { expect, test } from 'vitest'
import { thresholdRemedy, wordRemedies } from './remediesOf.js'

const pair = (first: string, second: string, files: readonly string[] = []) => ({
  ...{ first, second, files },
  likeness: 52,
})

test.each([
  ['en-US', pair('five', 'nine'), 'nine', 'niner', 'five', 'zero five'],
  ['de-DE', pair('zwei', 'drei'), 'zwei', 'zwo', 'zwei', 'null zwei'],
  ['fr-FR', pair('six', 'dix'), 'dix', undefined, 'six', 'zéro six'],
  ['fr-FR', pair('soixante-dix', 'soixante'), 'soixante', undefined, 'soixante-dix', undefined],
  ['fr-BE', pair('soixante-dix', 'soixante'), 'soixante-dix', 'septante', 'soixante-dix', undefined],
  ['fr-BE', pair('un', 'quatre-vingts'), 'un', 'unité', 'un', 'zéro un'],
  ['fr-CH', pair('quatre-vingts', 'vingt'), 'quatre-vingts', 'huitante', 'quatre-vingts', undefined],
  ['fr-FR', pair('quai', 'gai'), 'gai', undefined, 'quai', undefined],
])('of %s, words that are customary are proposed', (lang, both, word, other, longer, proposed) => {
  const [first, second] = wordRemedies(both, lang)
  expect(first).toMatchObject({ kind: 'otherWord', word, proposed: other })
  expect(second).toMatchObject({ kind: 'longerWord', word: longer, proposed })
})

const wrong = (audio_name: string, confidence: number) =>
  aUnitTestResult({ audio_name, confidence, is_expected: false, result: 'something else' })

test('the threshold refuses all recordings in which both were confused, and has its cost', () => {
  const results = [
    wrong('a.wav', 6035),
    wrong('b.wav', 5200),
    wrong('c.wav', 9000),
    aUnitTestResult({ confidence: 6050 }),
  ]
  const confused = pair('five', 'nine', ['b.wav', 'a.wav'])
  expect(thresholdRemedy(confused, results, 5000)).toEqual({ threshold: 6100, lost: 1 })
  expect(thresholdRemedy(confused, results, 6100)).toBeUndefined()
  expect(thresholdRemedy(pair('five', 'nine'), results, 5000)).toBeUndefined()
})
