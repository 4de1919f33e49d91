import { afterAll, expect, it } from 'vitest'
import { createFlite } from '../../flite/createFlite.js'
import { findSpeech } from '../../voice-activity/findSpeech.js'
import { readGrammar } from '../grammar/readGrammar.js'
import { loadSilero } from '../listening/loadSilero.js'
import { isSpokenIn } from './aroundSpeech.js'
import { loadDecoder } from './decoder.js'
import { isSound, loadEngine } from './engine.js'
import { loadListener } from './listener.js'
import type { Listened } from './messages.js'

const flite = createFlite({ timeoutMilliseconds: 60_000 })
afterAll(() => flite.close())

// "Seven fish", of which the first word is in sounds that are unlike it, as borrowed ones are.
const lexicon = new Map([
  ['unlike', ['S AA K UW K AA P OY']],
  ['fish', ['F IH SH']],
])
const grammar = readGrammar('#JSGF V1.0; grammar g; public <a> = [unlike] fish;')
const said = await flite.speak({ lang: 'en-US', text: 'seven fish', voice: 'slt' })
const silence = new Array<number>(8000).fill(0)
const samples = Float32Array.from(
  [...silence, ...(said?.samples ?? []), ...silence],
  (sample) => sample / 32_768,
)
const speech = findSpeech(loadSilero(), samples)
if (!speech) throw new Error('Nobody speaks')
const decoder = await (await loadEngine('en-us')).load({ hasDictionary: false, isComparable: false })
const wordOf = decoder.setGrammar(grammar, lexicon)
const wordsOf = (isSpoken?: (frame: number) => boolean) =>
  decoder.pass(samples, { isSpoken }).segments.flatMap(({ t }) => (isSound(t) ? [] : [wordOf(t).word]))

it('takes nothing for silence where somebody speaks, and leaves the next search as it was', () => {
  const before = wordsOf()
  expect(before).toEqual(['fish'])
  expect(wordsOf(isSpokenIn(speech, 0))).toEqual(['unlike', 'fish'])
  expect(wordsOf()).toEqual(before)
})

it('leaves silence where nobody speaks', () => {
  const { segments } = decoder.pass(samples, { isSpoken: isSpokenIn(speech, 0) })
  expect(segments[0]?.b).toBeGreaterThan(0.3)
})

const isBorrowedOrOwn = [
  [true, 'unlike fish'],
  [false, 'fish'],
] as const
const textOf = (decoded: Listened['decoded']) =>
  typeof decoded === 'string' ? decoded : decoded.words.map(({ word }) => word).join(' ')

it.each(isBorrowedOrOwn)(
  'recognizes recordings so, where sounds are borrowed (%s)',
  async (isBorrowed, text) => {
    const { decode } = await loadDecoder('en-us')
    const progress = { caller: { aborted: false }, onStage: () => {} }
    const { decoded } = await decode({ grammar, lexicon, isBorrowed, samples }, progress)
    expect(textOf(decoded)).toBe(text)
  },
)

it.each(isBorrowedOrOwn)('listens so, where sounds are borrowed (%s)', async (isBorrowed, text) => {
  const { prepare, hear } = await loadListener('en-us')
  await prepare({ grammar, lexicon, isBorrowed, isPartial: false }, () => {})
  const { heard } = hear({ samples, from: 0, isLast: true })
  expect(heard.flatMap((event) => (event.type === 'sentence' ? [textOf(event.decoded)] : []))).toContain(text)
})
