import { array, assert, double, float, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTone } from '../testing/synthesise.js'
import { bufferSize, createChunker } from './chunks.js'
import { clippedRanges } from './clipping.js'
import { fromDecibels, toDecibels } from './decibels.js'
import { millisecondsOf, mixDown } from './PcmAudio.js'
import { fromPcm16, toPcm16 } from './pcm16.js'
import { peakOf, peaksOf } from './peaks.js'
import { rootMeanSquare } from './rms.js'
import { measureSilence, trimSilence } from './silence.js'

const sample = float({ min: -1, max: 1, noNaN: true })

describe('16-bit samples', () => {
  it('U-001 are exact at -32768, 0 and 32767', () => {
    expect([...fromPcm16(Int16Array.of(-32768, 0, 32767))]).toEqual([-1, 0, 32767 / 32768])
  })

  it('come back unchanged, all 65,536', () => {
    const all = Int16Array.from({ length: 65_536 }, (_, index) => index - 32_768)
    expect(toPcm16(fromPcm16(all))).toEqual(all)
  })

  it('are clipped, not wrapped, beyond full scale', () => {
    expect([...toPcm16(Float32Array.of(-2, -1, 1, 2))]).toEqual([-32768, -32768, 32767, 32767])
  })
})

describe('mixDown', () => {
  const tone = aTone(440, { seconds: 0.1 })
  const inverted = tone.map((value) => -value)
  const quiet = tone.map((value) => value / 4)

  it('is the mean of the channels', () => {
    expect(mixDown({ channels: [Float32Array.of(1, 0), Float32Array.of(0, -1)] })).toEqual(
      Float32Array.of(0.5, -0.5),
    )
    expect(mixDown({ channels: [tone, new Float32Array(tone.length)] })).toEqual(
      tone.map((value) => value / 2),
    )
  })

  it('is the loudest channel where they cancel each other out', () => {
    expect(mixDown({ channels: [tone, inverted] })).toBe(tone)
    expect(mixDown({ channels: [quiet, inverted.map((value) => value / 3)] })).not.toBe(quiet)
    const silence = new Float32Array(tone.length)
    expect(mixDown({ channels: [silence, silence, tone, silence, silence] })).toBe(tone)
  })
})

describe('createChunker', () => {
  it('U-002 gives buffers of 8192 samples and one tail, in order', () => {
    assert(
      property(array(integer({ min: 0, max: 20_000 }), { maxLength: 6 }), (lengths) => {
        const chunker = createChunker()
        let next = 0
        const full = lengths.flatMap((length) => chunker.write(Float32Array.from({ length }, () => next++)))
        const tail = chunker.end()
        expect(full.every(({ length }) => length === bufferSize)).toBe(true)
        expect(tail?.length ?? 0).toBe(next % 8192)
        const all = [...full, ...(tail ? [tail] : [])].flatMap((part) => [...part])
        expect(all.length).toBe(next)
        expect(all.every((value, index) => value === index)).toBe(true)
        expect(chunker.end()).toBeUndefined()
      }),
      { numRuns: 20 },
    )
  })
})

describe('peaksOf', () => {
  it('keeps the largest amplitude, whatever the number of bars', () => {
    assert(
      property(
        array(sample, { minLength: 1, maxLength: 300 }),
        integer({ min: 1, max: 120 }),
        (values, count) => {
          const samples = Float32Array.from(values)
          const peaks = peaksOf(samples, count)
          expect(peaks).toHaveLength(count)
          if (count <= samples.length) expect(Math.max(...peaks)).toBe(peakOf(samples))
          for (const peak of peaks) expect(samples.some((value) => Math.abs(value) === peak)).toBe(true)
        },
      ),
    )
  })

  it('draws nothing as silence', () => {
    expect([...peaksOf(new Float32Array(0), 2)]).toEqual([0, 0])
    expect(peakOf(new Float32Array(0))).toBe(0)
  })
})

describe('rootMeanSquare', () => {
  it('of a sine is its amplitude over the root of two', () => {
    for (const value of rootMeanSquare(aTone(1000, { amplitude: 0.5 }), 16_000, 0.1))
      expect(value).toBeCloseTo(0.5 / Math.SQRT2, 4)
  })

  it('has one value a window, the last one shorter', () => {
    expect([...rootMeanSquare(Float32Array.of(1, 1, 0, 0, 1), 2, 1)]).toEqual([1, 0, 1])
    expect(rootMeanSquare(new Float32Array(0), 16_000, 0.1)).toHaveLength(0)
  })

  it('refuses a rate or a window that is not above 0', () => {
    expect(() => rootMeanSquare(new Float32Array(1), 0, 1)).toThrow(RangeError)
    expect(() => rootMeanSquare(new Float32Array(1), 16_000, Number.NaN)).toThrow(RangeError)
  })
})

describe('decibels', () => {
  it('go there and back', () => {
    expect(toDecibels(1)).toBe(0)
    expect(toDecibels(0)).toBe(Number.NEGATIVE_INFINITY)
    assert(
      property(double({ min: -120, max: 0, noNaN: true }), (db) => {
        expect(toDecibels(fromDecibels(db))).toBeCloseTo(db, 9)
      }),
    )
  })
})

describe('clippedRanges', () => {
  it('names the stretches of three or more samples at full scale', () => {
    expect(clippedRanges(Float32Array.of(1, 1, 0, 1, -1, 1, 0.9, -1, -1, -1))).toEqual([
      [3, 6],
      [7, 10],
    ])
  })

  it('finds none in a loud clean tone', () => {
    expect(clippedRanges(aTone(440, { amplitude: 0.99 }))).toEqual([])
  })
})

describe('silence', () => {
  const quiet = new Float32Array(8000)
  const sounding = Float32Array.from([...quiet, ...aTone(440, { seconds: 1 }), ...quiet])

  it('is measured before and after the sound', () => {
    const silence = measureSilence(sounding, 16_000)
    expect(silence.leadingSeconds).toBeCloseTo(0.5, 2)
    expect(silence.trailingSeconds).toBeCloseTo(0.5, 2)
    expect(silence.soundSeconds).toBeCloseTo(1, 2)
    expect(silence.loudestDecibels).toBeCloseTo(toDecibels(0.7 / Math.SQRT2), 0)
  })

  it('is everything in silence', () => {
    const nothing = { leadingSeconds: 0.5, trailingSeconds: 0, soundSeconds: 0 }
    expect(measureSilence(quiet, 16_000)).toEqual({ ...nothing, loudestDecibels: Number.NEGATIVE_INFINITY })
    expect(trimSilence(quiet, 16_000)).toHaveLength(0)
  })

  it('is cut to a padding on each side', () => {
    expect(trimSilence(sounding, 16_000).length / 16_000).toBeCloseTo(1.2, 2)
    expect(trimSilence(sounding.subarray(8000, 24_000), 16_000)).toHaveLength(16_000)
  })
})

describe('channels', () => {
  it('are averaged', () => {
    const channels = [Float32Array.of(1, -1), Float32Array.of(0, -1)]
    expect([...mixDown({ channels })]).toEqual([0.5, -1])
    expect(mixDown({ channels: channels.slice(0, 1) })).toBe(channels[0])
    expect(mixDown({ channels: [] })).toHaveLength(0)
  })

  it('give the length in milliseconds', () => {
    expect(millisecondsOf({ sampleRate: 16_000, channels: [new Float32Array(24_000)] })).toBe(1500)
  })
})
