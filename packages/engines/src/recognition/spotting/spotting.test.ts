import { readFileSync } from 'node:fs'
import { decodeWav, mixDown } from '@saywright/audio/signal'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSilero } from '../listening/loadSilero.js'
import { loadEngine } from '../soundswallower/engine.js'
import { createSpotter, type SpottingEar } from './createSpotter.js'
import { instancesIn } from './instances.js'
import { spotIn } from './spotIn.js'
import type { PreparedWakeWord } from './WakeWord.js'
import { wakeScoreOf } from './wakeScore.js'

const file = new URL('../refusal/go-forward-ten-meters.wav', import.meta.url)
const samples = mixDown(decodeWav(readFileSync(file)))
const caller = { aborted: false }

const words: PreparedWakeWord[] = [
  { text: 'go forward', role: 'wake', said: [['G OW'], ['F AO R W ER D']] },
  { text: 'ten meters', role: 'anti', said: [['T EH N'], ['M IY T ER Z']] },
]

let ear: SpottingEar
beforeAll(async () => {
  const engine = await loadEngine('en-us')
  const finder = await engine.load({ hasDictionary: false, isComparable: false })
  const judge = await engine.load({ hasDictionary: false, isComparable: true })
  ear = { finder, judge, partOf: finder.setKeywords(words.map(({ said }) => said)) }
}, 60_000)

const parts = () => ({ lang: 'en-US', words, silero: loadSilero(), earFor: () => ear })

describe('a recording', () => {
  it('has each word once, in the order in which they are said', () => {
    const { heard } = spotIn(samples, parts(), caller)
    expect(heard.filter(({ score }) => score > 1000).map(({ text, role }) => [text, role])).toEqual([
      ['go forward', 'wake'],
      ['ten meters', 'anti'],
    ])
  })

  it.each([0, 0.1, 0.2, 0.3, 0.4])(
    'has the score of each word in the curve, after a silence of %f s',
    (seconds) => {
      const before = new Float32Array(samples.length + Math.round(seconds * 16_000))
      before.set(samples, before.length - samples.length)
      const { heard, scores } = spotIn(before, parts(), caller)
      const woken = heard.filter(({ role }) => role === 'wake').map(({ score }) => score)
      expect(Math.max(...scores)).toBe(Math.max(...woken))
    },
  )

  it('is heard alike in pieces of any size', () => {
    const whole = spotIn(samples, parts(), caller)
    const spotter = createSpotter(parts())
    const pieces = []
    for (let at = 0; at < samples.length; at += 777)
      pieces.push(spotter.hear(samples.slice(at, at + 777), false))
    pieces.push(spotter.hear(new Float32Array(8000), true))
    expect(pieces.flatMap(({ heard }) => heard)).toEqual(whole.heard)
    const scores = pieces.flatMap((piece) => piece.scores)
    expect(scores.slice(0, whole.scores.length)).toEqual(whole.scores)
    // No step is told twice, none is left out.
    let next = 0
    for (const piece of pieces) {
      expect(piece.firstStep).toBe(next)
      next += piece.scores.length
    }
  })

  it('is placed from where the sound before it ended', () => {
    const { heard } = spotIn(samples, parts(), caller)
    const from = 16_000
    const spotter = createSpotter({ ...parts(), from })
    const later = [spotter.hear(samples.slice(), false), spotter.hear(new Float32Array(8000), true)]
    expect(later.flatMap((piece) => piece.heard.map(({ start }) => start - from))).toEqual(
      heard.map(({ start }) => start),
    )
    expect(later[0]?.firstStep).toBe(10)
  })

  it('is given up when the caller is gone', () => {
    expect(() => spotIn(samples, parts(), { aborted: true })).toThrow(
      expect.objectContaining({ code: 'caller_gone' }),
    )
  })
})

it('only a keyword with all of its words, one after the other, is one', () => {
  const partOf = (name: string) => ({ keyword: 0, part: Number(name[1]), phones: name })
  const said = (...names: string[]) => names.map((t, at) => ({ t, b: at, d: 1, p: 1 }))
  expect(instancesIn(said('f_AA', 'w0', 'w1', 'f_AA'), partOf, [2])).toEqual([
    { keyword: 0, phones: ['w0', 'w1'], startSeconds: 1, endSeconds: 3 },
  ])
  expect(instancesIn(said('w0', 'f_AA', 'w1'), partOf, [2])).toEqual([])
  expect(instancesIn(said('w0', 'w0', 'w1'), partOf, [2])).toHaveLength(1)
})

describe('a score', () => {
  const fit = { ratio: -19.5, phones: 10, slowestPhone: 0.1, voiced: 1, speechBefore: 0 }
  const score = (change: Partial<typeof fit> = {}) => wakeScoreOf('en-US', { ...fit, ...change })

  it('is 5000 at the operating point, more for a better ratio and for a longer word, up to a limit', () => {
    expect(score()).toBe(5000)
    expect(score({ ratio: -10 })).toBeGreaterThan(8000)
    expect(score({ ratio: -40 })).toBeLessThan(100)
    expect(score({ phones: 12 })).toBeGreaterThan(score())
    expect(score({ phones: 8 })).toBeLessThan(score())
    expect(score({ phones: 30 })).toBe(score({ phones: 14 }))
  })

  it('is less in the midst of speech, and under the operating point where nobody speaks or a sound lasts too long', () => {
    expect(score({ speechBefore: 0.3 })).toBeLessThan(score())
    expect(score({ ratio: 0, voiced: 0.5 })).toBeLessThan(5000)
    expect(score({ ratio: 0, slowestPhone: 0.5 })).toBeLessThan(5000)
  })
})
