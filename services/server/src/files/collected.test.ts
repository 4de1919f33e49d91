import { expect, it } from 'vitest'
import { collected } from './collected.js'

const pieceBytes = 64 * 1024
const mebibyte = 1024 * 1024

async function* pieces(count: number) {
  for (let at = 0; at < count; at++) yield Buffer.alloc(pieceBytes, at)
}

it('passes every byte on, in order', async () => {
  const firsts: number[] = []
  for await (const piece of collected(pieces(200))) firsts.push(...[piece.length, piece[0]])
  expect(firsts).toEqual(Array.from({ length: 200 }, (_, at) => [pieceBytes, at]).flat())
})

it('holds a few megabytes of a file, however large it is', async () => {
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  for await (const _ of collected(pieces(4000))) {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  }
  expect(most / mebibyte).toBeLessThan(16)
})

it('closes its source when the reader stops', async () => {
  let isEnded = false
  async function* endless() {
    try {
      for (;;) yield Buffer.alloc(pieceBytes)
    } finally {
      isEnded = true
    }
  }
  for await (const _ of collected(endless())) break
  await expect.poll(() => isEnded).toBe(true)
})
