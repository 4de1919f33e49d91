import { aTask } from '@saywright/api/testing'
import { expect, it } from 'vitest'
import { detailOfTask } from './taskWords.js'

type Labels = Parameters<typeof detailOfTask>[1]
const t = ((key: string, { step }: { step?: string } = {}) =>
  step === undefined ? key : `${key} ${step}`) as unknown as Labels

it.each([
  ['export', 'compile: picking-en', 'step picking-en'],
  ['export', 'about', 'started'],
  ['export', 'picking-en', 'step picking-en'],
  ['unit_test', 'files: tom-12.wav', 'step files: tom-12.wav'],
] as const)('says of a running %s at "%s": %s', (type, current_step, expected) => {
  expect(detailOfTask(aTask({ type, current_step, status: 'running' }), t, 'en-US')).toBe(expected)
})
