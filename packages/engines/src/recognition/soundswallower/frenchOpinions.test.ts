import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { createPico } from '../../pico/createPico.js'
import { readGrammar } from '../grammar/readGrammar.js'
import { vocabularyOf } from '../grammar/vocabularyOf.js'
import { confidenceOf } from './confidence.js'
import { loadDecoder } from './decoder.js'

const folder = fileURLToPath(new URL('../../../../../services/voice/data/pico/', import.meta.url))
const pico = createPico({ folder, timeoutMilliseconds: 60_000 })
afterAll(() => pico.close())

const decoder = await loadDecoder('fr-fr')
const progress = { onStage: () => {}, caller: { aborted: false } }
const grammar = readGrammar(
  `public <order> = (je confirme | confirmer) ${'<digit> ['.repeat(7)}<digit>${']'.repeat(7)}; ` +
    '<digit> = zéro | un | une | deux | trois | quatre | cinq | six | sept | huit | neuf;',
)
const lexicon = await decoder.lookUp(vocabularyOf(grammar))

async function recognized(text: string) {
  const said = await pico.speak({ lang: 'fr-FR', text })
  const samples = Float32Array.from(said?.samples ?? [], (sample) => sample / 32_768)
  const { decoded } = await decoder.decode({ grammar, lexicon, isBorrowed: false, samples }, progress)
  if (typeof decoded === 'string') throw new Error(`Nothing was recognized: ${decoded}`)
  const { words, ...fit } = decoded
  return { sentence: words.map(({ word }) => word).join(' '), score: confidenceOf('fr-FR', fit), fit }
}

it.each(['je confie une chose à mes amis', 'je conduis une grande voiture'])(
  'rejects "%s", which the other French ear takes for other digits',
  async (text) => {
    const { score, fit } = await recognized(text)
    expect(score).toBeLessThan(5000)
    expect(confidenceOf('fr-FR', { ...fit, isConfirmed: true })).toBeGreaterThan(5000)
  },
)

it('accepts a sentence of the grammar', async () => {
  const { sentence, score } = await recognized('je confirme trois deux')
  expect(sentence).toBe('je confirme trois deux')
  expect(score).toBeGreaterThan(5000)
})
