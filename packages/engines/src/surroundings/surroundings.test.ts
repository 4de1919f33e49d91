import { testBackgrounds } from '@saywright/api/contract'
import { describe, expect, it, test } from 'vitest'
import { backgroundOf } from './backgrounds.js'
import { powerOf, sampleRate } from './filters.js'
import { impulseOf, inRoom, type Room, rooms } from './rooms.js'
import { withNoise } from './withNoise.js'

/** Two seconds that are on and off as words are. */
const speech = Float32Array.from(
  { length: 2 * sampleRate },
  (_, at) => 0.3 * Math.sin(at / 8) * Math.max(0, Math.sin(at / 1500)),
)
const voices = [90, 140, 210].map((frequency) =>
  Float32Array.from(
    { length: sampleRate },
    (_, at) => Math.sin((at * frequency) / 2500) * Math.max(0, Math.sin(at / 900)),
  ),
)
const loudest = (samples: Float32Array) => Math.max(...samples.map(Math.abs))
const decibels = (power: number) => 10 * Math.log10(power)
/** Decibels between speech and the rest of a mix. Least squares say how much of the speech is in it. */
const ratioOf = (mixed: Float32Array, spoken: Float32Array) => {
  const product = spoken.reduce((sum, sample, at) => sum + sample * mixed[at]!, 0)
  const scale = product / (powerOf(spoken) * spoken.length)
  const rest = mixed.map((sample, at) => sample - scale * spoken[at]!)
  return decibels((scale ** 2 * powerOf(spoken)) / powerOf(rest))
}
const noiseOf = (kind: (typeof testBackgrounds)[number], seed = 1) =>
  backgroundOf(kind, { length: speech.length, seed, voices })

describe.each(Object.keys(rooms) as Room[])('a %s room', (room) => {
  const { reverberationSeconds, directDecibels } = rooms[room]

  it('decays by 60 dB in its time', () => {
    const response = impulseOf(room)
    // Schroeder's backward integration; a line from 5 to 25 dB below the reverberation at its begin.
    const left = response.slice(1)
    for (let at = left.length - 1; at >= 0; at--) left[at] = left[at]! ** 2 + (left[at + 1] ?? 0)
    const below = (fall: number) => left.findIndex((energy) => decibels(energy / left[0]!) < -fall)
    const seconds = (3 * (below(25) - below(5))) / sampleRate
    expect(seconds / reverberationSeconds).toBeGreaterThan(0.9)
    expect(seconds / reverberationSeconds).toBeLessThan(1.1)
  })

  it('has the direct sound as much above the reverberation as it says, and energy 1 in all', () => {
    const response = impulseOf(room)
    const energy = powerOf(response) * response.length
    expect(energy).toBeCloseTo(1, 6)
    expect(decibels(response[0]! ** 2 / (energy - response[0]! ** 2))).toBeCloseTo(directDecibels, 1)
  })

  it('makes of a click its own response, and speech as much longer as it sounds after', () => {
    const click = new Float32Array(40_000)
    click[100] = 0.5
    const sounded = inRoom(click, room)
    for (const [at, value] of impulseOf(room).entries())
      expect(Math.abs(sounded[100 + at]! - 0.5 * value)).toBeLessThan(1e-6)
    const spoken = inRoom(speech, room)
    expect(spoken).toHaveLength(speech.length + reverberationSeconds * sampleRate)
    expect(powerOf(spoken.subarray(speech.length))).toBeGreaterThan(0)
    expect(inRoom(speech, room)).toEqual(spoken)
  })

  it('keeps loud speech within full scale', () => {
    expect(loudest(inRoom(speech.map(Math.sign), room))).toBeLessThan(1)
  })
})

describe.each(testBackgrounds)('%s', (kind) => {
  it.each([20, 10, 0])('is %i dB below the speech', (ratio) => {
    const mixed = withNoise(speech, noiseOf(kind), ratio)
    expect(mixed).toHaveLength(speech.length)
    expect(Math.abs(ratioOf(mixed, speech) - ratio)).toBeLessThan(0.5)
  })

  it('is the same for a seed and another for another', () => {
    expect(noiseOf(kind)).toEqual(noiseOf(kind))
    expect(noiseOf(kind)).not.toEqual(noiseOf(kind, 2))
  })

  it('lets nothing clip, and keeps its ratio where both are made quieter', () => {
    const loud = speech.map((sample) => sample * 3)
    const mixed = withNoise(loud, noiseOf(kind), 0)
    expect(loudest(mixed)).toBeLessThan(1)
    expect(Math.abs(ratioOf(mixed, loud))).toBeLessThan(0.5)
  })
})

/** How much of the power is below and above a frequency, by one pole. */
const lowShare = (samples: Float64Array) => {
  let [last, sum] = [0, 0]
  for (const sample of samples) {
    last = 0.8 * last + 0.2 * sample
    sum += last * last
  }
  return sum / samples.length / powerOf(samples)
}

test('hiss is of all frequencies, a street of low ones', () => {
  expect(lowShare(noiseOf('hiss'))).toBeLessThan(0.2)
  expect(lowShare(noiseOf('street'))).toBeGreaterThan(0.5)
})

test('babble is of voices and not of one, and needs some', () => {
  const one = backgroundOf('babble', { length: 1000, seed: 1, voices: [new Float32Array(0), voices[0]!] })
  expect(powerOf(one)).toBeCloseTo(1)
  expect(() => backgroundOf('babble', { length: 10, seed: 1 })).toThrow(RangeError)
})

test('silence stays silent, and noise that is too short is refused', () => {
  expect(powerOf(withNoise(new Float32Array(100), noiseOf('hiss'), 10))).toBe(0)
  expect(() => withNoise(speech, new Float64Array(10), 10)).toThrow(RangeError)
})
