import { afterAll, expect, it, vi } from 'vitest'
import { createFlite } from '../../flite/createFlite.js'
import { readGrammar } from '../grammar/readGrammar.js'
import { loadEngine } from './engine.js'
import { secondOpinionOf } from './secondOpinion.js'

const flite = createFlite({ timeoutMilliseconds: 60_000 })
afterAll(() => flite.close())

const lexicon = new Map([
  ['stop', ['S T AA P']],
  ['play', ['P L EY']],
  ['the', ['DH AH', 'DH IY']],
  ['music', ['M Y UW Z IH K']],
  ['window', ['W IH N D OW']],
  ['garden', ['G AA R D AH N']],
  ['coffee', ['K AA F IY']],
  ['ticket', ['T IH K AH T']],
  ['fish', ['F IH SH']],
  ['lights', ['L AY T S']],
])
const word = `(${[...lexicon.keys()].join(' | ')})`
const grammarOf = (words: number) =>
  readGrammar(`#JSGF V1.0; grammar g; public <a> = ${Array(words).fill(word).join(' ')};`)

const engine = await loadEngine('en-us', 'narrow')
const load = vi.fn(() => engine.load({ hasDictionary: false, isComparable: true, isSwift: true }))

it('says which words of a large grammar another model hears', async () => {
  const said = await flite.speak({ lang: 'en-US', text: 'play the coffee stop the music', voice: 'slt' })
  const samples = Float32Array.from(said?.samples ?? [], (sample) => sample / 32_768)
  const second = await secondOpinionOf(grammarOf(6), lexicon, load)
  expect(second?.(samples)).toEqual(['play', 'the', 'coffee', 'stop', 'the', 'music'])
})

it('has none of a small grammar, nor in a language with one model', async () => {
  load.mockClear()
  expect(await secondOpinionOf(grammarOf(3), lexicon, load)).toBeUndefined()
  expect(await secondOpinionOf(grammarOf(6), lexicon, undefined)).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})
