import { aSilentWakeWordResult, aWakeWordResult } from '@saywright/api/testing'
import { expect, it, test } from 'vitest'
import { soundLength } from './soundLength.js'
import { secondsPerAlarm, wakeFigures } from './wakeFigures.js'

const alarm = { result: 'hello halden', confidence: 6000 }

it('counts what woke when it was said, with the shares that are likely', () => {
  const results = [
    ...Array.from({ length: 18 }, () => aWakeWordResult()),
    aWakeWordResult({ confidence: 4999 }),
    // Another wake word than it says.
    aWakeWordResult({ is_expected: false }),
    aWakeWordResult({ failure: 'audio_missing' }),
    aWakeWordResult({ tested_at: null }),
  ]
  const figures = wakeFigures(results, 5000)
  expect(figures).toMatchObject({ said: 20, woken: 18, alarms: 0, quietSeconds: undefined })
  expect(figures.likely?.map((share) => share.toFixed(3))).toEqual(['0.699', '0.972'])
  expect(wakeFigures(results, 4999).woken).toBe(19)
})

it('counts false alarms in the length of the sound that must not wake', () => {
  const results = [
    aSilentWakeWordResult({ duration: 1500 }),
    aSilentWakeWordResult({ duration: 1020, expectation: 'no_speech', ...alarm }),
    aWakeWordResult({ duration: 600 }),
  ]
  const figures = wakeFigures(results, 5000)
  expect(figures).toMatchObject({ alarms: 1, quietSeconds: 2520 })
  expect(secondsPerAlarm(figures)).toBe(2520)
  expect(secondsPerAlarm(wakeFigures(results, 6001))).toBeUndefined()
})

it('says no length where that of a recording is not known', () => {
  const results = [aSilentWakeWordResult({ duration: null, ...alarm }), aSilentWakeWordResult()]
  const figures = wakeFigures(results, 5000)
  expect(figures).toMatchObject({ alarms: 1, quietSeconds: undefined })
  expect(secondsPerAlarm(figures)).toBeUndefined()
})

test.each([
  [12, '12 sec'],
  [3.24, '3.2 sec'],
  [2520, '42 min'],
  [5400, '1.5 hr'],
])('%s seconds are %s', (seconds, words) => {
  expect(soundLength(seconds, 'en-US')).toBe(words)
})
