import { decodeWav } from '@saywright/audio/signal'
import { aTone } from '@saywright/audio/testing'
import { expect, it } from 'vitest'
import { soundFacts, trimmedFile, trimmedName } from './soundFacts.js'

const sampleRate = 16_000
const quiet = (seconds: number) => new Float32Array(seconds * sampleRate)
const join = (...parts: Float32Array[]) => {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  parts.reduce((place, part) => {
    whole.set(part, place)
    return place + part.length
  }, 0)
  return whole
}
const tone = aTone(440, { seconds: 1, amplitude: 0.5 })
const padded = { sampleRate, channels: [join(quiet(0.5), tone, quiet(0.8))] }

it('measures length, level and the silence at the ends', () => {
  const facts = soundFacts(padded)
  expect(facts).toMatchObject({ channels: 1, sampleRate, seconds: 2.3, clippedCount: 0 })
  expect(facts.peakDecibels).toBeCloseTo(-6.02, 1)
  // A sine that sounds for 1 s of 2.3 s: -9.03 dB, less 3.62 dB.
  expect(facts.meanDecibels).toBeCloseTo(-12.65, 1)
  expect(facts.leadingSeconds).toBeCloseTo(0.5, 5)
  expect(facts.trailingSeconds).toBeCloseTo(0.8, 5)
  expect(facts.trimmedSeconds).toBeCloseTo(1.2, 5)
})

it('counts clipped samples, in every channel', () => {
  const loud = tone.map((sample) => Math.max(-1, Math.min(1, sample * 4)))
  const { clippedCount, channels } = soundFacts({ sampleRate, channels: [tone, loud] })
  expect(channels).toBe(2)
  expect(clippedCount).toBe(880)
})

it.each([
  ['without silence', { sampleRate, channels: [tone] }],
  ['of silence alone', { sampleRate, channels: [quiet(1)] }],
  ['of nothing', { sampleRate, channels: [quiet(0)] }],
])('has nothing to trim from a recording %s', (_, audio) =>
  expect(soundFacts(audio).trimmedSeconds).toBeUndefined(),
)

it('trims every channel alike, and keeps a tenth of a second on each side', async () => {
  const file = trimmedFile({ sampleRate, channels: [...padded.channels, quiet(2.3)] }, 'tom-trimmed.wav')
  expect([file.name, file.type]).toEqual(['tom-trimmed.wav', 'audio/wav'])
  const { channels } = decodeWav(await file.arrayBuffer())
  expect(channels.map(({ length }) => length)).toEqual([1.2 * sampleRate, 1.2 * sampleRate])
  expect(Math.max(...channels[0]!.subarray(0, 1500))).toBe(0)
  expect(Math.max(...channels[0]!.subarray(1600, 1700))).toBeGreaterThan(0.4)
})

it.each([
  ['tom-15.wav', 'tom-15-trimmed.wav'],
  ['karl.02.m4a', 'karl.02-trimmed.wav'],
  ['no ending', 'no ending-trimmed.wav'],
])('%s becomes %s', (name, trimmed) => expect(trimmedName(name, 'trimmed')).toBe(trimmed))
