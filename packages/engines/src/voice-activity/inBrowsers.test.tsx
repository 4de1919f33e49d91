import { expect, it } from 'vitest'
import { expectSignal } from '../testing/expectSignal.js'

it('hears in browsers what it hears in Node', async () => {
  const response = await fetch(new URL('../../assets/silero-vad-v5.bin', import.meta.url))
  expect(response.ok).toBe(true)
  expectSignal(new Uint8Array(await response.arrayBuffer()))
})
