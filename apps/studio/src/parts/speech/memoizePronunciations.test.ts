import type { PronunciationWish } from '@saywright/api/contract'
import { expect, it, vi } from 'vitest'
import { memoizePronunciations } from './memoizePronunciations.js'

const tell = async (words: readonly PronunciationWish[]) =>
  words.map(({ word }) => ({ word, pronunciations: [] }))

it('asks each word once, and again when it is spelled otherwise', async () => {
  const pronounce = vi.fn(tell)
  const remembered = memoizePronunciations(pronounce)
  expect(await remembered([{ word: 'a' }, { word: 'b' }])).toHaveLength(2)
  const told = await remembered([{ word: 'c' }, { word: 'b' }, { word: 'a', pronas: 'ay' }])
  expect(told.map(({ word }) => word)).toEqual(['c', 'b', 'a'])
  await remembered([{ word: 'a' }, { word: 'c' }])
  expect(pronounce.mock.calls.map(([words]) => words)).toEqual([
    [{ word: 'a' }, { word: 'b' }],
    [{ word: 'c' }, { word: 'a', pronas: 'ay' }],
  ])
})

it('asks again after a failure', async () => {
  const pronounce = vi.fn(tell).mockRejectedValueOnce(new Error('away'))
  const remembered = memoizePronunciations(pronounce)
  await expect(remembered([{ word: 'a' }])).rejects.toThrow('away')
  expect(await remembered([{ word: 'a' }])).toHaveLength(1)
})
