import { describe, expect, it } from 'vitest'
import { decodeWav } from './decodeWav.js'
import { readSpeech } from './readSpeech.js'
import { resample } from './resample.js'

interface Parts {
  readonly kind?: number
  readonly channels?: number
  readonly rate?: number
  readonly bits: number
  readonly data: Buffer
}

const chunk = (name: string, data: Buffer) => {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(name), size, data, Buffer.alloc(data.length % 2)])
}

function wav(
  { kind = 1, channels = 1, rate = 16_000, bits, data }: Parts,
  order: 'usual' | 'turned' = 'usual',
): Buffer {
  const format = Buffer.alloc(16)
  format.writeUInt16LE(kind, 0)
  format.writeUInt16LE(channels, 2)
  format.writeUInt32LE(rate, 4)
  format.writeUInt32LE((rate * channels * bits) / 8, 8)
  format.writeUInt16LE((channels * bits) / 8, 12)
  format.writeUInt16LE(bits, 14)
  const chunks = [chunk('fmt ', format), chunk('LIST', Buffer.from('odd')), chunk('data', data)]
  const body = Buffer.concat([Buffer.from('WAVE'), ...(order === 'usual' ? chunks : chunks.toReversed())])
  return chunk('RIFF', body)
}

const bytes = (...values: number[]) => Buffer.from(values)
const samplesOf = (parts: Parts) => [...decodeWav(wav(parts)).samples]

describe('decodeWav', () => {
  it('reads every depth: half, minus half, and the extremes', () => {
    expect(samplesOf({ bits: 8, data: bytes(192, 64, 0) })).toEqual([0.5, -0.5, -1])
    expect(samplesOf({ bits: 16, data: bytes(0, 64, 0, 192, 0, 128) })).toEqual([0.5, -0.5, -1])
    expect(samplesOf({ bits: 24, data: bytes(0, 0, 64, 0, 0, 192, 0, 0, 128) })).toEqual([0.5, -0.5, -1])
    expect(samplesOf({ bits: 32, data: bytes(0, 0, 0, 64, 0, 0, 0, 192) })).toEqual([0.5, -0.5])
  })

  it('reads floats, cut to full scale, and takes what is no number for silence', () => {
    const data = Buffer.from(new Float32Array([0.25, 7, Number.NaN]).buffer)
    expect(samplesOf({ kind: 3, bits: 32, data })).toEqual([0.25, 1, 0])
    const doubles = Buffer.from(new Float64Array([-0.25, -7]).buffer)
    expect(samplesOf({ kind: 3, bits: 64, data: doubles })).toEqual([-0.25, -1])
  })

  it('averages channels', () => {
    expect(samplesOf({ bits: 8, channels: 2, data: bytes(192, 64, 192, 192) })).toEqual([0, 0.5])
  })

  it('finds the chunks in any order, odd ones included, and reads a cut file as far as it goes', () => {
    const file = wav({ bits: 8, rate: 8000, data: bytes(192, 64, 128) }, 'turned')
    expect(decodeWav(file)).toEqual({ samples: new Float32Array([0.5, -0.5, 0]), sampleRate: 8000 })
    const cut = wav({ bits: 8, data: bytes(192, 64, 128, 128) }).subarray(0, -2)
    expect([...decodeWav(cut).samples]).toEqual([0.5, -0.5])
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['another format', Buffer.from('OggS'.repeat(20))],
    ['RIFF without WAVE', Buffer.concat([Buffer.from('RIFF\0\0\0\0AVI '), Buffer.alloc(40)])],
    ['no data chunk', wav({ bits: 16, data: bytes(0, 0) }).subarray(0, 36)],
    ['a compressed WAV', wav({ kind: 7, bits: 8, data: bytes(1) })],
    ['an impossible depth', wav({ bits: 12, data: bytes(1, 2, 3) })],
    ['no channel', wav({ bits: 16, channels: 0, data: bytes(1, 2) })],
    ['no rate', wav({ bits: 16, rate: 0, data: bytes(1, 2) })],
  ])('refuses %s', (_, file) => {
    expect(() => decodeWav(file)).toThrow('not_a_wav')
  })
})

describe('resample', () => {
  const sine = (hertz: number, rate: number) =>
    Float32Array.from({ length: rate }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate))
  const middle = (samples: Float32Array) => samples.subarray(1000, samples.length - 1000)
  const level = (samples: Float32Array) => Math.hypot(...middle(samples)) / Math.sqrt(middle(samples).length)

  it.each([8000, 22_050, 44_100, 48_000])('keeps a tone of 1 kHz from %i Hz', (rate) => {
    const result = resample(sine(1000, rate), rate, 16_000)
    const wanted = sine(1000, 16_000)
    expect(result).toHaveLength(16_000)
    expect(
      Math.max(...middle(result).map((value, at) => Math.abs(value - (wanted[at + 1000] ?? 0)))),
    ).toBeLessThan(0.01)
  })

  it('removes what the new rate cannot hold instead of folding it back', () => {
    expect(level(resample(sine(12_000, 48_000), 48_000, 16_000))).toBeLessThan(0.001)
  })
})

describe('readSpeech', () => {
  it('takes ten seconds and refuses one sample more', () => {
    const loud = (samples: number) =>
      wav({
        bits: 8,
        rate: 8000,
        data: Buffer.from(Array.from({ length: samples }, (_, at) => (at % 2 ? 200 : 50))),
      })
    expect(readSpeech(loud(80_000))).toHaveLength(160_000)
    expect(() => readSpeech(loud(80_001))).toThrow('too_long')
  })

  it('takes a constant offset for silence', () => {
    expect(() => readSpeech(wav({ bits: 8, data: Buffer.alloc(16_000, 200) }))).toThrow('silent_recording')
  })

  it('refuses what is shorter than a sound', () => {
    expect(() => readSpeech(wav({ bits: 8, data: Buffer.alloc(1000, 200) }))).toThrow('empty')
  })
})
