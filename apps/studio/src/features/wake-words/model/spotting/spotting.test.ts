import { expect, it, test } from 'vitest'
import { emptyTrail, scoredSounds, trailAfter, withRecording } from './ScoreTrail.js'
import { bestThreshold, factsOf, holdsWord, type SpottedRecording } from './wakeFacts.js'

const heard = { word: 'Hello Halden', role: 'wake', start_ms: 100, end_ms: 300, score: 8200 } as const

it('appends live scores, and fills what is missing between', () => {
  const scores = (start_ms: number, ...values: number[]) =>
    ({ type: 'scores', data: { start_ms, step_ms: 100, scores: values } }) as const
  const trail = [scores(0, 10, 20), scores(300, 40), { type: 'heard', data: heard } as const].reduce(
    trailAfter,
    emptyTrail,
  )
  expect(trail.sounds.map(({ scores }) => scores)).toEqual([[10, 20, 0, 40]])
  expect(trail.sounds[0]?.detected).toEqual([
    { word: 'Hello Halden', role: 'wake', seconds: 0.3, score: 8200 },
  ])
  expect(trailAfter(trail, { type: 'ended', data: { reason: 'idle' } })).toBe(trail)
})

it('draws what a threshold makes of the words of recordings', () => {
  const spotting = {
    scores: { start_ms: 0, step_ms: 100, scores: [0, 0, 8200] },
    heard: [heard, { ...heard, score: 3000 }, { ...heard, role: 'anti', score: 2600 } as const],
  }
  const trail = withRecording(
    withRecording(emptyTrail, 'one.wav', spotting, false),
    'two.wav',
    spotting,
    true,
  )
  const kindsAt = (threshold: number) =>
    scoredSounds(trail, threshold).map(({ name, events = [] }) => [name, ...events.map(({ kind }) => kind)])
  expect(kindsAt(5000)).toEqual([
    ['one.wav', 'woken', 'anti'],
    ['two.wav', 'mistake', 'anti'],
  ])
  expect(kindsAt(3000)[0]).toEqual(['one.wav', 'woken', 'woken', 'anti'])
  expect(kindsAt(9000)[0]).toEqual(['one.wav'])
})

test.each([
  ['Hello, Halden! Pick two.', true],
  ['hello haldens', false],
  ['say hello', false],
  ['', undefined],
  [null, undefined],
])('that %j holds the wake word is %j', (transcription, holds) =>
  expect(holdsWord(transcription, ['hello halden'])).toBe(holds),
)

const recording = (holds: boolean | undefined, ...scores: number[]): SpottedRecording => ({
  ...{ id: 1, name: 'a.wav', milliseconds: 60_000, holdsWord: holds, scores },
})
const recordings = [
  recording(true, 8200),
  recording(true, 5200, 4000),
  recording(true),
  recording(false, 5600, 5500),
  recording(false, 900),
  recording(undefined, 9000),
]

it('counts both errors of a threshold, and leaves out what nobody transcribed', () => {
  expect(factsOf(recordings, 5000)).toEqual({
    ...{ said: 3, woken: 2, mistakes: 2, otherMilliseconds: 120_000, unknown: 1 },
  })
})

it('proposes the middle of the thresholds with the fewest errors, where both kinds of recording are known', () => {
  expect(bestThreshold(recordings)).toBe(7000)
  expect(bestThreshold(recordings.filter(({ holdsWord }) => holdsWord !== false))).toBeUndefined()
  expect(bestThreshold(recordings.filter(({ holdsWord }) => holdsWord !== true))).toBeUndefined()
})
