import { expect, it } from 'vitest'
import { confidenceOf, scoringVersionOf } from './confidence.js'
import { decodedOf } from './decode.js'

const wordOf = (name: string) => ({ word: name.replace('w', 'word '), phones: 4 })
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

it('knows how much of a sentence is voiced, and how long its phones are', () => {
  const words = [
    { t: 'w1', b: 0, d: 0.4 },
    { t: 'w2', b: 0.4, d: 1.6 },
  ]
  expect(decoded(words, speech(0, 1))).toMatchObject({
    voiced: expect.closeTo(0.5, 1),
    phones: 8,
    slowestPhone: expect.closeTo(0.4),
  })
})

const said = { ratio: 100, coverage: 1, voiced: 1, phones: 4, slowestPhone: 0.1 }

it('refuses what nobody can have said so, however well its words fit', () => {
  expect(confidenceOf('en-US', said)).toBe(10_000)
  expect(confidenceOf('en-US', { ...said, coverage: 0.75 })).toBe(10_000)
  expect(confidenceOf('en-US', { ...said, coverage: 0.74 })).toBeLessThan(5000)
  expect(confidenceOf('en-US', { ...said, voiced: 0.49 })).toBeLessThan(5000)
  expect(confidenceOf('en-US', { ...said, slowestPhone: 0.31 })).toBeLessThan(5000)
  expect(confidenceOf('en-US', { ...said, coverage: 0.2 })).toBeLessThan(
    confidenceOf('en-US', { ...said, coverage: 0.5 }),
  )
  expect(confidenceOf('en-US', { ...said, ratio: -100, coverage: 0.5 })).toBe(0)
})

it('asks more of a short word than of a long sentence', () => {
  const of = (phones: number, ratio: number) => confidenceOf('en-US', { ...said, ratio, phones })
  expect(of(3, 0)).toBeLessThan(5000)
  expect(of(6, 0)).toBe(5000)
  expect(of(20, 0)).toBe(5000)
  // "go forward ten meters" of a person, laid on "two tickets for tonight please".
  expect(of(24, -6.7)).toBeLessThan(3000)
})

it.each([
  ['en-US', 1, [1589, 4174, 5000, 8411, 9656]],
  ['fr-FR', 1, [1028, 3029, 4584, 8176, 9907]],
  ['es-ES', 1, [1192, 3392, 5000, 8411, 9907]],
] as const)('scores %s as its version %i does', (lang, version, scores) => {
  expect(scoringVersionOf(lang)).toBe(version)
  const of = (phones: number, ratio: number) => confidenceOf(lang, { ...said, ratio, phones })
  // Where these change, raise the version: what was measured before is then marked.
  expect([of(4, -8), of(4, 0), of(8, 0), of(8, 10), of(20, 20)]).toEqual(scores)
})
