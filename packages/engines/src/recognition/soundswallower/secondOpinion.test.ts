import { afterAll, expect, it, vi } from 'vitest'
import { createFlite } from '../../flite/createFlite.js'
import { grammarOfWords, tenWords } from '../../testing/tenWords.js'
import { loadEngine } from './engine.js'
import { secondOpinionOf } from './secondOpinion.js'

const flite = createFlite({ timeoutMilliseconds: 60_000 })
afterAll(() => flite.close())

const engine = await loadEngine('en-us', 'narrow')
const load = vi.fn(() => engine.load({ hasDictionary: false, isComparable: true, isSwift: true }))

it('says which words of a large grammar another ear recognizes', async () => {
  const said = await flite.speak({ lang: 'en-US', text: 'play the coffee stop the music', voice: 'slt' })
  const samples = Float32Array.from(said?.samples ?? [], (sample) => sample / 32_768)
  const second = await secondOpinionOf(grammarOfWords(6), tenWords, load)
  expect(second?.(samples)).toEqual(['play', 'the', 'coffee', 'stop', 'the', 'music'])
})

it('has none of a small grammar, nor without another ear', async () => {
  load.mockClear()
  expect(await secondOpinionOf(grammarOfWords(3), tenWords, load)).toBeUndefined()
  expect(await secondOpinionOf(grammarOfWords(6), tenWords, undefined)).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})

it('takes nothing for silence where the first model did not', async () => {
  const decoder = await load()
  const pass = vi.spyOn(decoder, 'pass')
  const second = await secondOpinionOf(grammarOfWords(6), tenWords, async () => decoder)
  const options = { isSpoken: () => true }
  second?.(new Float32Array(16_000), options)
  expect(pass).toHaveBeenCalledWith(expect.anything(), options)
})
