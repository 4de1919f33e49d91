import { limits } from '@saywright/api/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createFlite } from '../../flite/createFlite.js'
import { readGrammar } from '../grammar/readGrammar.js'
import { vocabularyOf } from '../grammar/vocabularyOf.js'
import { loadDecoder } from './decoder.js'

const flite = createFlite({ timeoutMilliseconds: 60_000 })
const grow = vi.spyOn(WebAssembly.Memory.prototype, 'grow')
let samples: Float32Array
beforeAll(async () => {
  const said = await flite.speak({ lang: 'en-US', text: 'stop the music', voice: 'slt' })
  samples = Float32Array.from(said?.samples ?? [], (sample) => sample / 32_768)
})
afterAll(async () => {
  grow.mockRestore()
  await flite.close()
})

const command = [
  ['stop', 'S T AA P'],
  ['the', 'DH AH'],
  ['music', 'M Y UW Z IH K'],
] as const

const consonants = ['B', 'D', 'F', 'G', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T', 'V', 'Z']
const vowels = ['AA', 'EH', 'IY', 'OW', 'UW', 'AY', 'ER']

/** Of eight sounds, another for each number up to ninety million. */
function otherWord(at: number): string {
  let rest = at * 7919
  return Array.from({ length: 8 }, (_, place) => {
    const sounds = place % 2 === 0 ? consonants : vowels
    const sound = sounds[rest % sounds.length]
    rest = Math.floor(rest / sounds.length)
    return sound
  }).join(' ')
}

const many = (count: number, part: (at: number) => string, between: string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(between)

/** The most parts with which a grammar is let in. */
function largest(jsgfOf: (parts: number) => string) {
  const isLetIn = (parts: number) => {
    try {
      readGrammar(jsgfOf(parts))
      return true
    } catch {
      return false
    }
  }
  let [least, most] = [1, limits.jsgfMaxTokens]
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2)
    if (isLetIn(middle)) least = middle
    else most = middle
  }
  return readGrammar(jsgfOf(least))
}

it.each([
  ['a list', (parts: number) => `public <a> = stop the music | ${many(parts, (at) => `w${at}`, ' | ')};`],
  [
    'sentences',
    (parts: number) =>
      `public <a> = stop the music | ${many(parts, (at) => `w${at} the w${at + 1}`, ' | ')};`,
  ],
  [
    'options in a row',
    (parts: number) => `public <a> = stop the music | go ${many(parts, (at) => `[w${at}]`, ' ')};`,
  ],
  [
    'two lists, one after the other',
    (parts: number) =>
      `public <a> = stop the music | <w> <w>; <w> = ${many(parts, (at) => `w${at}`, ' | ')};`,
  ],
])('recognizes a command of the largest grammar that is let in, within its memory: %s', async (_, jsgfOf) => {
  grow.mockClear()
  const grammar = largest(jsgfOf)
  const known = new Map<string, string>(command)
  const words = vocabularyOf(grammar)
  const lexicon = new Map(words.map((word, at) => [word, [known.get(word) ?? otherWord(at)]]))
  const { decode } = await loadDecoder('en-us')
  const { decoded } = await decode(
    { grammar, lexicon, isBorrowed: false, samples },
    { onStage: () => {}, caller: { aborted: false } },
  )
  expect(decoded).toMatchObject({ words: command.map(([word]) => ({ word })) })
  const memories = new Set(grow.mock.contexts as WebAssembly.Memory[])
  const bytes = [...memories].map(({ buffer }) => buffer.byteLength)
  expect(memories.size).toBeGreaterThan(0)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(256 * 1024 * 1024)
})
