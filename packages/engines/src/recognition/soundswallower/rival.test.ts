import { afterAll, expect, it, vi } from 'vitest'
import { createFlite } from '../../flite/createFlite.js'
import { grammarOfWords, tenWords } from '../../testing/tenWords.js'
import { loadEngine } from './engine.js'
import { likelihoodRatio } from './likelihoodRatio.js'
import { rivalOf } from './rival.js'

const flite = createFlite({ timeoutMilliseconds: 60_000 })
afterAll(() => flite.close())

const engine = await loadEngine('en-us')
const keeper = await engine.load({ hasDictionary: false, isComparable: true, isSwift: true })
const judge = await engine.load({ hasDictionary: false, isComparable: true })
const load = vi.fn(async () => keeper)

async function leadOf(text: string, words: number): Promise<number> {
  const said = await flite.speak({ lang: 'en-US', text, voice: 'slt' })
  const samples = Float32Array.from(said?.samples ?? [], (sample) => sample / 32_768)
  const seconds = samples.length / 16_000
  const grammar = grammarOfWords(words)
  keeper.setGrammar(grammar, tenWords)
  const sentence = keeper.pass(samples).segments.map(({ t }) => {
    const [, name = ''] = /^(w\d+)/.exec(t) ?? []
    return keeper.lookUp(name)[0] ?? ''
  })
  const part = { sentence, startSeconds: 0, endSeconds: seconds, wordSeconds: seconds }
  const rival = await rivalOf(grammar, tenWords, load)
  return likelihoodRatio(samples, part, { decoder: judge, rival }).lead
}

it('has a large margin for the spoken sentence and a small one when another is nearest by chance', async () => {
  expect(await leadOf('stop the music play the coffee', 6)).toBeGreaterThan(20)
  expect(await leadOf('my neighbour has bought a new car', 6)).toBeLessThan(8)
})

it('opposes no small grammar, and none that is the same backwards', async () => {
  load.mockClear()
  expect(await rivalOf(grammarOfWords(3), tenWords, load)).toBeUndefined()
  expect(await rivalOf(grammarOfWords(5, ' <GARBAGE>'), tenWords, load)).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
  expect(await leadOf('stop the music', 3)).toBe(Number.POSITIVE_INFINITY)
  expect(await rivalOf(grammarOfWords(4), tenWords, load)).toBeDefined()
})
