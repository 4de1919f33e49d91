import { afterAll, expect, it } from 'vitest'
import { createFlite } from '../../flite/createFlite.js'
import { isSound, loadEngine } from './engine.js'
import { likelihoodRatio } from './likelihoodRatio.js'

const flite = createFlite({ timeoutMilliseconds: 60_000 })
afterAll(() => flite.close())

const said = await flite.speak({ lang: 'en-US', text: 'stop the music', voice: 'slt' })
const samples = Float32Array.from(said?.samples ?? [], (sample) => sample / 32_768)
const seconds = samples.length / 16_000
const whole = { startSeconds: 0, endSeconds: seconds, wordSeconds: seconds }
const decoder = await (await loadEngine('en-us')).load({ hasDictionary: false, isComparable: true })
const ratioOf = (...sentence: string[]) => likelihoodRatio(samples, { sentence, ...whole }, { decoder }).ratio
const phones = { stop: 'S T AA P', the: 'DH AH', music: 'M Y UW Z IH K', window: 'W IH N D OW' }

const lexicon = new Map([
  ['stop the music', [`${phones.stop} ${phones.the} ${phones.music}`]],
  ['window', [phones.window]],
  ['fish', ['F IH SH']],
])
const sentenceOf = (choices: readonly string[]) => ({
  rules: new Map([
    [
      'r',
      {
        isPublic: true,
        expansion: {
          kind: 'alternatives' as const,
          choices: choices.map((word) => ({ part: { kind: 'word' as const, word } })),
        },
      },
    ],
  ]),
})

it('says how much better a sentence fits than any sounds: what was said, then what is nearly that, then something else', () => {
  const right = ratioOf(phones.stop, phones.the, phones.music)
  const near = ratioOf(phones.stop, phones.the, phones.window)
  const other = ratioOf(phones.window, phones.the, phones.window)
  expect(right).toBeGreaterThan(near + 5)
  expect(near).toBeGreaterThan(other + 5)
})

it('scores the same sentence alike, whatever else a grammar asks for', () => {
  const scoreAmong = (...choices: string[]) => {
    decoder.setGrammar(sentenceOf(choices), lexicon)
    const { score, segments } = decoder.pass(samples)
    return { score, seconds: segments.reduce((sum, { d }) => sum + d, 0) }
  }
  const alone = scoreAmong('stop the music')
  const among = scoreAmong('stop the music', 'window', 'fish')
  expect(among.seconds).toBe(alone.seconds)
  // What is left is the choice among three: the logarithm of 3 is 11 of the engine's units.
  expect(alone.score - among.score).toBeGreaterThanOrEqual(0)
  expect(alone.score - among.score).toBeLessThan(15)
})

it('keeps its grammar until it is given another, or the same with other pronunciations', () => {
  const heardIn = (words: ReadonlyMap<string, readonly string[]>, ...choices: string[]) => {
    const wordOf = decoder.setGrammar(sentenceOf(choices), words)
    return decoder.pass(samples).segments.flatMap(({ t }) => (isSound(t) ? [] : [wordOf(t).phones]))
  }
  const [own] = lexicon.get('stop the music') ?? []
  const other = 'S T AA P DH IY M Y UW Z IH K'
  expect(heardIn(lexicon, 'stop the music', 'window')).toEqual([own])
  expect(heardIn(lexicon, 'stop the music', 'window')).toEqual([own])
  expect(heardIn(lexicon, 'window')).toEqual([phones.window])
  const said = new Map([...lexicon, ['stop the music', [other]]] as const)
  expect(heardIn(said, 'stop the music', 'window')).toEqual([other])
  expect(heardIn(lexicon, 'stop the music', 'window')).toEqual([own])
})
