import { limits } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { boundMemory } from './boundMemory.js'

const pageBytes = 65_536

it('lets a memory grow to its bound, and not beyond', () => {
  const memory = new WebAssembly.Memory({ initial: 1 })
  boundMemory({ run: () => {}, memory })
  expect(() => memory.grow(limits.decoderMaxBytes / pageBytes)).toThrow(RangeError)
  expect(memory.grow(9)).toBe(1)
  expect(memory.buffer.byteLength).toBe(10 * pageBytes)
})

it('says when a module shows no memory to bound', () => {
  expect(() => boundMemory({ run: () => {} })).toThrow('not found')
})
