import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { expectSignal } from '../testing/expectSignal.js'
import { murmur, murmurScores } from '../testing/murmur.js'
import { createSilero, windowLength } from './createSilero.js'
import { readWeights } from './readWeights.js'

const file = readFileSync(new URL('../../assets/silero-vad-v5.bin', import.meta.url))

function scores(silero: ReturnType<typeof createSilero>): number[] {
  const sound = murmur()
  return Array.from({ length: Math.floor(sound.length / windowLength) }, (_, window) =>
    silero.next(sound.subarray(window * windowLength, (window + 1) * windowLength)),
  )
}

it('agrees with the reference runtime to 1e-4 in every window, and again after a reset', () => {
  const silero = createSilero(readWeights(file))
  for (const round of [1, 2]) {
    const found = scores(silero)
    expect(found).toHaveLength(murmurScores.length)
    const differences = found.map((score, window) => Math.abs(score - murmurScores[window]!))
    expect(Math.max(...differences), `round ${round}`).toBeLessThan(1e-4)
    silero.reset()
  }
})

it('refuses windows of another length and weights that are cut', () => {
  const silero = createSilero(readWeights(file))
  expect(() => silero.next(new Float32Array(160))).toThrow(RangeError)
  expect(() => readWeights(file.subarray(0, file.length - 4))).toThrow(RangeError)
  expect(() => readWeights(Buffer.concat([file, Buffer.alloc(4)]))).toThrow(RangeError)
})

it('hears in Node what it hears in browsers', () => expectSignal(file))
