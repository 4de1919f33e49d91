import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDecoderThread, type DecoderThread } from './decoderThread.js'

// Says what it was given, and how much of the memory of others came with it.
const program = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', ({ id, samples }) => {
    const value = { samples: [...samples], bytes: samples.buffer.byteLength }
    parentPort.postMessage({ id, ok: true, value })
  })`

let thread: DecoderThread
beforeEach(() => {
  thread = createDecoderThread(new Worker(program, { eval: true }))
})
afterEach(() => thread.stop(new Error('over')))

const prepared = { grammar: { rules: new Map() }, lexicon: new Map(), isBorrowed: false }
const given = (...samples: number[]) => ({ samples, bytes: samples.length * 4 })

it('moves the sound of a recording to its thread', async () => {
  const samples = Float32Array.of(0.5, -0.5)
  const decoding = thread.decode({ ...prepared, samples })
  expect(samples.length).toBe(0)
  expect(await decoding).toEqual(given(0.5, -0.5))
})

it('moves the sound of a session to its thread', async () => {
  const samples = Float32Array.of(0.25)
  const hearing = thread.hear({ samples, from: 0, isLast: false })
  expect(samples.length).toBe(0)
  expect(await hearing).toEqual(given(0.25))
})

it('leaves what is a part of more to its owner, and sends that part alone', async () => {
  const whole = Float32Array.of(0.125, 0.25, 0.5)
  expect(await thread.decode({ ...prepared, samples: whole.subarray(1) })).toEqual(given(0.25, 0.5))
  expect([...whole]).toEqual([0.125, 0.25, 0.5])
})
