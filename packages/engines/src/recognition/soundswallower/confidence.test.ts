import { expect, it, vi } from 'vitest'
import { confidenceOf, scoringVersionOf } from './confidence.js'
import { decodedOf } from './decode.js'
import type { SentencePart } from './SentencePart.js'

const wordOf = (name: string) => ({ word: name.replace('w', 'word '), phones: 'S T AA P' })
/** Speech in every window of 32 ms between two times. */
const speech = (from: number, to: number) => ({
  places: Array.from({ length: Math.round((to - from) / 0.032) }, (_, at) => from + 0.016 + at * 0.032),
})
const decoded = (segments: readonly { t: string; b: number; d: number }[], said: { places: number[] }) =>
  decodedOf({
    heard: { score: 0, segments: segments.map((segment) => ({ ...segment, p: 0.9 })) },
    likelihoodOf: () => ({ ratio: 0, lead: 0 }),
    speech: said,
    choices: 1,
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

const said = {
  ratio: 100,
  lead: Number.POSITIVE_INFINITY,
  isConfirmed: true,
  coverage: 1,
  voiced: 1,
  phones: 8,
  choices: 1,
  slowestPhone: 0.1,
}

it('rejects what cannot be said in that time, however well its words fit', () => {
  expect(confidenceOf('en-US', said)).toBe(10_000)
  expect(confidenceOf('en-US', { ...said, coverage: 0.6 })).toBe(10_000)
  expect(confidenceOf('en-US', { ...said, coverage: 0.59 })).toBeLessThan(5000)
  expect(confidenceOf('en-US', { ...said, voiced: 0.39 })).toBeLessThan(5000)
  expect(confidenceOf('en-US', { ...said, slowestPhone: 0.41 })).toBeLessThan(5000)
  expect(confidenceOf('en-US', { ...said, coverage: 0.2 })).toBeLessThan(
    confidenceOf('en-US', { ...said, coverage: 0.5 }),
  )
  expect(confidenceOf('en-US', { ...said, ratio: -100, coverage: 0.5 })).toBe(0)
})

it('judges a sentence by its words and what lies between them, in their place', () => {
  const parts: SentencePart[] = []
  decodedOf({
    heard: {
      score: 0,
      segments: [
        { t: 'f_HH', b: 0, d: 0.5, p: 0.9 },
        { t: 'w1', b: 0.5, d: 0.5, p: 0.9 },
        { t: 'f_AA', b: 1, d: 0.2, p: 0.9 },
        { t: 'w2', b: 1.2, d: 0.3, p: 0.9 },
        { t: 'f_AA', b: 1.5, d: 1, p: 0.9 },
      ],
    },
    likelihoodOf: (part) => ({ ratio: parts.push(part), lead: 0 }),
    speech: speech(0, 2.5),
    choices: 1,
    wordOf,
  })
  expect(parts).toEqual([
    {
      sentence: ['S T AA P', 'AA', 'S T AA P'],
      startSeconds: expect.closeTo(0.47),
      endSeconds: expect.closeTo(1.53),
      wordSeconds: expect.closeTo(0.86),
    },
  ])
})

it('asks less of a long sentence than of a word', () => {
  const of = (phones: number) => confidenceOf('fr-FR', { ...said, ratio: -18, phones })
  expect(of(3)).toBe(of(8))
  expect(of(8)).toBeLessThan(5000)
  expect(of(12)).toBe(5000)
  expect(of(16)).toBeGreaterThan(5000)
  expect(of(30)).toBe(of(16))
})

it('asks as much of a long sentence as of a word, if its grammar offers many', () => {
  const of = (choices: number) => confidenceOf('en-US', { ...said, ratio: -18, phones: 18, choices })
  expect(of(4)).toBe(of(1))
  expect(of(64)).toBe(5000)
  expect(of(256)).toBeLessThan(of(128))
  expect(of(9_999)).toBe(confidenceOf('en-US', { ...said, ratio: -18, phones: 8 }))
})

it('asks a better fit of a short sentence of a large English grammar', () => {
  const of = (lang: string, ratio: number, phones: number, choices = 1_000_000) =>
    confidenceOf(lang, { ...said, ratio, phones, choices })
  expect(of('en-US', -10, 8)).toBe(5000)
  expect(of('en-US', -11, 17)).toBeLessThan(5000)
  expect(of('en-US', -14, 30)).toBeGreaterThan(5000)
  expect(of('en-US', -14, 8, 9_999)).toBe(5000)
  expect(of('fr-FR', -14, 8)).toBe(5000)
  expect(of('en-US', -10, 8, Number.POSITIVE_INFINITY)).toBe(5000)
})

it('asks of a sentence of a large grammar that it leads over what comes by chance, the more the worse it fits', () => {
  const of = (ratio: number, lead: number) => confidenceOf('en-US', { ...said, ratio, lead })
  expect(of(-10, 5)).toBe(5000)
  expect(of(-10, 4)).toBeLessThan(5000)
  expect(of(-12, 5)).toBeLessThan(of(-10, 5))
  expect(of(-10, 20)).toBe(of(-10, Number.POSITIVE_INFINITY))
  expect(of(-16, 40)).toBeLessThan(5000)
})

it('refuses what another model does not hear', () => {
  expect(confidenceOf('en-US', { ...said, isConfirmed: false })).toBe(3999)
  expect(confidenceOf('en-US', { ...said, ratio: -30, isConfirmed: false })).toBe(
    confidenceOf('en-US', { ...said, ratio: -30 }),
  )
})

it('asks another model in doubt only', () => {
  const second = vi.fn(() => ['word 1', 'word 3'])
  const confirmed = (ratio: number, ...names: string[]) => {
    const decoded = decodedOf({
      heard: { score: 0, segments: names.map((t, at) => ({ t, b: at, d: 1, p: 0.9 })) },
      likelihoodOf: () => ({ ratio, lead: 0 }),
      secondOpinion: second,
      ...{ speech: speech(0, 2), choices: 1, wordOf },
    })
    return typeof decoded === 'string' || decoded.isConfirmed
  }
  expect(confirmed(1, 'w1', 'w2')).toBe(true)
  expect(second).not.toHaveBeenCalled()
  expect(confirmed(-1, 'w1', 'w2')).toBe(false)
  expect(confirmed(-1, 'w1', 'w3')).toBe(true)
})

it.each([
  ['en-US', 5, [650, 3392, 5000, 9116, 9966]],
  ['fr-FR', 6, [650, 3392, 5000, 9116, 9966]],
  ['es-ES', 7, [1192, 5000, 6608, 9526, 9982]],
] as const)('scores %s as its version %i does', (lang, version, scores) => {
  expect(scoringVersionOf(lang)).toBe(version)
  const of = (ratio: number) => confidenceOf(lang, { ...said, ratio })
  // Where these change, raise the version: what was measured before is then marked.
  expect([of(-30), of(-18), of(-14), of(0), of(20)]).toEqual(scores)
})
