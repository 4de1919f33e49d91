import { expect, test } from 'vitest'
import { cutEnd } from './cutEnd.js'

const sampleRate = 16_000

/** Two seconds of silence with a tone of 200 Hz from one time to another. */
const tone = (from: number, to: number, fade = 1) =>
  Float32Array.from({ length: 2 * sampleRate }, (_, at) => {
    const isSounding = at >= from * sampleRate && at < to * sampleRate
    const amplitude = at < sampleRate ? 0.5 : 0.5 * fade
    return isSounding ? amplitude * Math.sin((at * 400 * Math.PI) / sampleRate) : 0
  })

test.each([
  ['voice at the first sample', tone(0, 1), 'start'],
  ['voice at the last sample', tone(1, 2), 'end'],
  ['voice at both', tone(0, 2), 'end'],
  ['voice at both, fading at the end', tone(0, 2, 0.2), 'start'],
  ['silence', new Float32Array(sampleRate), 'end'],
  ['nothing at all', new Float32Array(0), 'end'],
])('%s', (_, samples, end) => {
  expect(cutEnd({ channels: [samples], sampleRate })).toBe(end)
})
