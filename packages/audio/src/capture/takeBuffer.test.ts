import { describe, expect, it } from 'vitest'
import { peakOf } from '../signal/peaks.js'
import { aTone, aVoice } from '../testing/synthesise.js'
import { isTooQuiet, recordingOf } from './Recording.js'
import { createTakeBuffer } from './takeBuffer.js'

const blockSamples = 1024

describe('createTakeBuffer', () => {
  it('is full after a minute of samples, and returns exactly a minute', () => {
    const buffer = createTakeBuffer(16_000, 60_000)
    const block = new Float32Array(blockSamples).fill(0.1)
    let blocks = 0
    for (; !buffer.isFull; blocks++) buffer.write(block, 48_000)
    expect(blocks).toBe(Math.ceil((60 * 48_000) / blockSamples))
    expect(buffer.milliseconds).toBe(60_000)
    expect(buffer.end()).toHaveLength(960_000)
  })

  it('returns the recorded part when it ends early', () => {
    const buffer = createTakeBuffer(16_000, 10_000)
    const second = aTone(440, { seconds: 1, sampleRate: 48_000 })
    for (let offset = 0; offset < second.length; offset += blockSamples)
      buffer.write(second.subarray(offset, offset + blockSamples), 48_000)
    expect(buffer.isFull).toBe(false)
    expect(buffer.milliseconds).toBeCloseTo(1000, 6)
    expect(buffer.end()).toHaveLength(16_000)
  })

  it('stays within full scale where the resampler overshoots', () => {
    const buffer = createTakeBuffer(16_000, 1000)
    buffer.write(
      Float32Array.from({ length: 4800 }, (_, index) => (index % 400 < 200 ? 1 : -1)),
      48_000,
    )
    expect(peakOf(buffer.end())).toBe(1)
  })

  it('is empty when nothing came', () => expect(createTakeBuffer(16_000, 1000).end()).toHaveLength(0))
})

describe('takeOf', () => {
  it('reports its length, peak and clipping', () => {
    const { file, ...take } = recordingOf(aTone(440, { seconds: 0.5 }), 16_000, 'stopped', 'a.wav')
    expect(take).toMatchObject({ milliseconds: 500, ending: 'stopped', isClipped: false })
    expect(take.peak).toBeCloseTo(0.7, 2)
    expect([file.name, file.type, file.size]).toEqual(['a.wav', 'audio/wav', 44 + 16_000])
    expect(recordingOf(aTone(440, { amplitude: 3 }), 16_000, 'stopped', 'a.wav').isClipped).toBe(true)
  })

  it('distinguishes too quiet from quiet', () => {
    expect(isTooQuiet({ samples: aVoice(1, { amplitude: 0.002 }), sampleRate: 16_000 })).toBe(true)
    expect(isTooQuiet({ samples: aVoice(1, { amplitude: 0.1 }), sampleRate: 16_000 })).toBe(false)
    expect(isTooQuiet({ samples: new Float32Array(0), sampleRate: 16_000 })).toBe(true)
  })
})
