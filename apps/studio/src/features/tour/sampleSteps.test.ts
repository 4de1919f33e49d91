import { createI18n, translate } from '@saywright/ui/i18n'
import { expect, test } from 'vitest'
import { sampleTourMessages } from './messages.js'
import { type SampleSituation, sampleSteps } from './sampleSteps.js'

const t = translate(createI18n({ locale: 'en-US' }), sampleTourMessages)
const begun: SampleSituation = {
  projectId: 7,
  modelId: 11,
  pathname: '/7/voice-commands/11',
  sentence: undefined,
  done: [],
  isPassed: false,
}

test('L-017 the steps come in their order, each completed by its own event', () => {
  const doneOf = (changes: Partial<SampleSituation>) =>
    sampleSteps(t, { ...begun, ...changes })
      .filter(({ isDone }) => isDone)
      .map(({ id }) => id)
  expect(sampleSteps(t, begun).map(({ id }) => id)).toEqual(['read', 'tried', 'heard', 'passed'])
  expect(doneOf({})).toEqual([])
  expect(doneOf({ done: ['heard', 'read'] })).toEqual(['read', 'heard'])
  expect(doneOf({ isPassed: true })).toEqual(['passed'])
})

test.each([
  ['/7', undefined],
  ['/7/audio-files', undefined],
  ['/7/voice-commands/11', 11],
  ['/7/voice-commands/11/unit-tests', 11],
  ['/7/voice-commands/11/unit-tests/41', 11],
])('at %s every step points at what leads there, where it is not drawn itself', (pathname, modelId) => {
  for (const { targets } of sampleSteps(t, { ...begun, pathname, modelId }))
    expect(targets.at(-1)).toBe('a[href="/7/voice-commands"]')
})

test('the sentence to write is one of the grammar, once it is known', () => {
  const [, tried] = sampleSteps(t, { ...begun, sentence: 'switch on the light' })
  expect(tried?.text).toBe('Choose Type and write “switch on the light”.')
  expect(sampleSteps(t, begun)[1]?.text).toBe('Choose Type and write a sentence of the grammar.')
})
