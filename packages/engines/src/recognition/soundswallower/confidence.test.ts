import { expect, it } from 'vitest'
import { confidenceOf } from './confidence.js'
import { decodedOf } from './decode.js'

const wordOf = (name: string) => name.replace('w', 'word ')
const free = () => ({ score: -1000, segments: [{ t: 'f_AA', b: 0, d: 2, p: 1 }] })
/** Speech in every window of 32 ms between two times. */
const speech = (from: number, to: number) => ({
  places: Array.from({ length: Math.round((to - from) / 0.032) }, (_, at) => from + 0.016 + at * 0.032),
})
const decoded = (segments: readonly { t: string; b: number; d: number }[], said: { places: number[] }) =>
  decodedOf({
    heard: { score: 0, segments: segments.map((segment) => ({ ...segment, p: 0.9 })) },
    free,
    speech: said,
    wordOf,
  })

it('a sentence accounts for the speech between its words, and any speech of the grammar counts', () => {
  const words = [
    { t: 'w1', b: 0.5, d: 0.5 },
    { t: 'w2', b: 1, d: 0.5 },
  ]
  expect(decoded(words, speech(0.5, 1.5))).toMatchObject({ coverage: 1 })
  // "stop", heard at the end of two seconds of talk.
  expect(decoded([{ t: 'w1', b: 1.5, d: 0.5 }], speech(0, 2))).toMatchObject({
    coverage: expect.closeTo(0.25, 1),
  })
  const garbage = { t: 'f_AA', b: 0, d: 1.5 }
  expect(decoded([garbage, { t: 'w1', b: 1.5, d: 0.5 }], speech(0, 2))).toMatchObject({ coverage: 1 })
})

it('a sentence that leaves much of the speech out is refused, however well its words fit', () => {
  expect(confidenceOf('en-US', 100, 1)).toBe(10_000)
  expect(confidenceOf('en-US', 100, 0.75)).toBe(10_000)
  expect(confidenceOf('en-US', 100, 0.74)).toBeLessThan(5000)
  expect(confidenceOf('en-US', 100, 0.2)).toBeLessThan(confidenceOf('en-US', 100, 0.5))
  expect(confidenceOf('en-US', -100, 0.5)).toBe(0)
})
