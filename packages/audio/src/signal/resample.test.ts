import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTone, seeded } from '../testing/synthesise.js'
import { toDecibels } from './decibels.js'
import { createResampler, resample } from './resample.js'
import { rootMeanSquare } from './rms.js'

/** Loudness of the middle, where the filter sees sound on both sides. */
function loudness(samples: Float32Array): number {
  const quarter = Math.floor(samples.length / 4)
  const middle = samples.subarray(quarter, 3 * quarter)
  return rootMeanSquare(middle, 1, middle.length)[0]!
}

const gain = (frequency: number, from: number, to: number) => {
  const tone = aTone(frequency, { seconds: 0.5, sampleRate: from })
  return toDecibels(loudness(resample(tone, from, to)) / loudness(tone))
}

const rates = [8000, 16_000, 22_050, 32_000, 44_100, 48_000]

describe('resample', () => {
  it('attenuates frequencies above the new Nyquist frequency by at least 80 dB', () => {
    for (const from of [22_050, 44_100, 48_000]) {
      for (let frequency = 8000; frequency < from / 2; frequency += 977)
        expect(gain(frequency, from, 16_000)).toBeLessThan(-80)
    }
  })

  it('passes speech within 0.1 dB, up and down', () => {
    for (const [from, to] of [
      [48_000, 16_000],
      [44_100, 16_000],
      [16_000, 48_000],
      [22_050, 48_000],
    ] as const) {
      for (const frequency of [100, 440, 1000, 3000, 5000, 6700])
        expect(Math.abs(gain(frequency, from, to))).toBeLessThan(0.1)
    }
  })

  it.each([44_101, 191_999])('stops and passes as much from an odd rate of %i Hz', (from) => {
    expect(gain(9000, from, 16_000)).toBeLessThan(-80)
    expect(Math.abs(gain(1000, from, 16_000))).toBeLessThan(0.1)
  })

  it('neither delays nor bends a tone', () => {
    const got = resample(aTone(1000, { seconds: 0.2, sampleRate: 44_100 }), 44_100, 16_000)
    const wanted = aTone(1000, { seconds: 0.2 })
    const errors = got.map((sample, index) => Math.abs(sample - wanted[index]!)).subarray(400, -400)
    expect(Math.max(...errors)).toBeLessThan(1e-3)
  })

  it('keeps a constant exactly', () => {
    const middle = resample(new Float32Array(4000).fill(0.5), 44_100, 16_000).subarray(300, -300)
    for (const sample of middle) expect(sample).toBeCloseTo(0.5, 6)
  })

  it('has the length of the rates, and is the same however the stream is cut', () => {
    const random = seeded(1)
    const noise = Float32Array.from({ length: 3000 }, () => 2 * random() - 1)
    assert(
      property(
        constantFrom(...rates),
        constantFrom(...rates),
        array(integer({ min: 0, max: 900 })),
        (from, to, cuts) => {
          const whole = resample(noise, from, to)
          expect(whole.length).toBe(Math.ceil((noise.length * to) / from))
          const stream = createResampler(from, to)
          const edges = [
            ...cuts.map((cut, index) => Math.min(noise.length, cut * (index + 1))).toSorted((a, b) => a - b),
            noise.length,
          ]
          const parts = edges.map((edge, index) => stream.write(noise.subarray(edges[index - 1] ?? 0, edge)))
          expect(Float32Array.from([...parts, stream.end()].flatMap((part) => [...part]))).toEqual(whole)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('returns nothing for an empty input, and rejects invalid rates', () => {
    expect(resample(new Float32Array(0), 48_000, 16_000)).toHaveLength(0)
    for (const rate of [0, -1, 0.5, Number.NaN])
      expect(() => createResampler(rate, 16_000)).toThrow(RangeError)
  })
})
