import { array, assert, constantFrom, integer, property, tuple, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWavReader } from './createWavReader.js'
import { decodeWav } from './decodeWav.js'
import { encodeWav } from './encodeWav.js'
import { millisecondsOf } from './PcmAudio.js'
import { fromPcm16 } from './pcm16.js'
import { WavError } from './WavError.js'
import { wavOfPcm16 } from './wavOfPcm16.js'

const text = (words: string) => Uint8Array.from(words, (letter) => letter.charCodeAt(0))
const numbers = (...values: [value: number, bytes: number][]) =>
  Uint8Array.from(
    values.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, i) => (value >> (8 * i)) & 255)),
  )
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const chunk = (name: string, body: Uint8Array, size = body.length) =>
  joined(text(name), numbers([size, 4]), body, new Uint8Array(body.length % 2))
const riff = (...chunks: Uint8Array[]) => {
  const body = joined(text('WAVE'), ...chunks)
  return joined(text('RIFF'), numbers([body.length, 4]), body)
}
const formatChunk = (
  encoding: number,
  channels: number,
  bits: number,
  rate = 16_000,
  byteRate = 0,
  frame = 0,
) => chunk('fmt ', numbers([encoding, 2], [channels, 2], [rate, 4], [byteRate, 4], [frame, 2], [bits, 2]))

const reasonOf = (file: Uint8Array) => {
  try {
    decodeWav(file)
    return undefined
  } catch (error) {
    if (error instanceof WavError) return error.reason
    throw error
  }
}

it('samples that are written already become the same file', () => {
  const file = encodeWav({ sampleRate: 16_000, channels: [Float32Array.of(0.5, -0.25, 1)] })
  expect(wavOfPcm16(file.subarray(44), 16_000)).toEqual(file)
  expect(wavOfPcm16(file.subarray(44, 47), 16_000)).toHaveLength(46)
})

describe('encodeWav and decodeWav', () => {
  it('return every 16-bit sample of one or two channels', () => {
    const channels = integer({ min: 1, max: 2 }).chain((count) =>
      integer({ min: 1, max: 40 }).chain((length) =>
        tuple(
          ...Array.from({ length: count }, () =>
            array(integer({ min: -32768, max: 32767 }), { minLength: length, maxLength: length }),
          ),
        ),
      ),
    )
    assert(
      property(channels, constantFrom(8000, 16_000, 22_050, 44_100, 48_000), (samples, sampleRate) => {
        const audio = { sampleRate, channels: samples.map((channel) => fromPcm16(Int16Array.from(channel))) }
        const { bits, ...decoded } = decodeWav(encodeWav(audio))
        expect(bits).toBe(16)
        expect(decoded).toEqual(audio)
      }),
    )
  })

  it('write the header that every reader knows', () => {
    const file = encodeWav({ sampleRate: 16_000, channels: [new Float32Array(3)] })
    expect(file.length).toBe(50)
    const view = new DataView(file.buffer)
    expect([view.getUint32(4, true), view.getUint32(28, true), view.getUint32(40, true)]).toEqual([
      42, 32_000, 6,
    ])
  })

  it('refuse channels of different lengths, and none', () => {
    expect(() => encodeWav({ sampleRate: 8000, channels: [] })).toThrow(RangeError)
    expect(() =>
      encodeWav({ sampleRate: 8000, channels: [new Float32Array(1), new Float32Array(2)] }),
    ).toThrow(RangeError)
  })
})

describe('decodeWav', () => {
  it.each([
    [1, 8, [0, 128, 255], [-1, 0, 127 / 128]],
    [1, 16, [-32768, 0, 32767], [-1, 0, 32767 / 32768]],
    [1, 24, [-(2 ** 23), 1, 2 ** 23 - 1], [-1, 2 ** -23, (2 ** 23 - 1) / 2 ** 23]],
    [1, 32, [-(2 ** 31), 0, 2 ** 30], [-1, 0, 0.5]],
    [3, 32, [0, 0x3f000000, 0xbf800000 | 0], [0, 0.5, -1]],
  ])('reads encoding %i of %i bits', (encoding, bits, stored, expected) => {
    const data = numbers(...stored.map((value): [number, number] => [value, bits / 8]))
    const { channels } = decodeWav(riff(formatChunk(encoding, 1, bits), chunk('data', data)))
    expect(channels).toEqual([Float32Array.from(expected)])
  })

  it.each([
    ['24 bits in 4 bytes', 24, 4, [0x40000000, -0x40000000], [0.5, -0.5]],
    ['8 bits in 2 bytes', 8, 2, [0x4000, -0x4000], [0.5, -0.5]],
    ['12 bits in 2 bytes', 12, 2, [0x4000, -0x8000], [0.5, -1]],
  ])('reads %s, however many channels there are', (_name, bits, bytes, stored, expected) => {
    const one = numbers(...stored.map((value): [number, number] => [value, bytes]))
    const mono = riff(formatChunk(1, 1, bits, 16_000, 0, bytes), chunk('data', one))
    expect(decodeWav(mono)).toMatchObject({ bits, channels: [Float32Array.from(expected)] })
    const stereo = riff(formatChunk(1, 2, bits, 16_000, 0, 2 * bytes), chunk('data', one))
    expect(decodeWav(stereo).channels).toEqual(expected.map((value) => Float32Array.of(value)))
  })

  it('reads packed samples where the size of a frame cannot be', () => {
    const data = numbers([0x400000, 3], [-0x400000, 3])
    for (const frame of [0, 2, 300])
      expect(decodeWav(riff(formatChunk(1, 1, 24, 16_000, 0, frame), chunk('data', data))).channels).toEqual([
        Float32Array.of(0.5, -0.5),
      ])
  })

  // Codes and values of ITU-T G.711, tables 1 and 2.
  it.each([
    ['A-law', 6, [0xd5, 0x55, 0xaa, 0x2a, 0x80, 0x00], [8, -8, 32_256, -32_256, 5504, -5504]],
    ['µ-law', 7, [0xff, 0x7f, 0x80, 0x00, 0xb0, 0x30], [0, 0, 32_124, -32_124, 3900, -3900]],
  ])('reads %s', (_name, encoding, codes, values) => {
    const file = riff(formatChunk(encoding, 1, 8, 8000, 8000, 1), chunk('data', Uint8Array.from(codes)))
    const { channels, sampleRate } = decodeWav(file)
    expect([sampleRate, ...channels[0]!.map((sample) => sample * 2 ** 15)]).toEqual([8000, ...values])
  })

  it('takes the rest of the file where a recorder did not come to write the length', () => {
    const data = chunk('data', numbers([16384, 2], [-16384, 2]), 0)
    expect(decodeWav(riff(formatChunk(1, 1, 16), data)).channels).toEqual([Float32Array.of(0.5, -0.5)])
  })

  it('finds the sound behind an odd chunk, whether it is padded or not', () => {
    const data = chunk('data', numbers([16384, 2]))
    const odd = (...padding: number[]) =>
      joined(text('LIST'), numbers([5, 4]), text('INFOx'), Uint8Array.from(padding))
    for (const note of [odd(0), odd(), odd(32)])
      expect(decodeWav(riff(formatChunk(1, 1, 16), note, data)).channels).toEqual([Float32Array.of(0.5)])
  })

  it('clips floats to full scale and treats NaN as silence', () => {
    const floats = new Uint8Array(Float32Array.of(0.25, 7, Number.NaN, -7).buffer)
    expect(decodeWav(riff(formatChunk(3, 1, 32), chunk('data', floats))).channels).toEqual([
      Float32Array.of(0.25, 1, 0, -1),
    ])
    const doubles = new Uint8Array(Float64Array.of(-0.25, Number.POSITIVE_INFINITY).buffer)
    expect(decodeWav(riff(formatChunk(3, 1, 64), chunk('data', doubles))).channels).toEqual([
      Float32Array.of(-0.25, 0),
    ])
  })

  it('counts time in frames, whatever byte rate the header claims', () => {
    const data = chunk('data', new Uint8Array(32_000))
    const honest = decodeWav(riff(formatChunk(1, 1, 16, 16_000, 32_000), data))
    const forged = decodeWav(riff(formatChunk(1, 1, 16, 16_000, 0x7fffffff), data))
    expect(millisecondsOf(forged)).toBe(1000)
    expect(forged).toEqual(honest)
  })

  it('takes chunks in any order, odd ones padded, and the first of two', () => {
    const data = chunk('data', numbers([16384, 2], [-16384, 2]))
    const note = chunk('LIST', text('odd'))
    const format = formatChunk(1, 2, 16)
    for (const file of [riff(note, format, data), riff(data, note, format), riff(format, note, data, data)])
      expect(decodeWav(file).channels).toEqual([Float32Array.of(0.5), Float32Array.of(-0.5)])
  })

  it('reads the extensible format', () => {
    const format = chunk(
      'fmt ',
      numbers(
        [0xfffe, 2],
        [1, 2],
        [8000, 4],
        [16_000, 4],
        [2, 2],
        [16, 2],
        [22, 2],
        [16, 2],
        [4, 4],
        [1, 2],
        [0, 4],
        [0, 4],
        [0, 4],
        [0, 2],
      ),
    )
    expect(decodeWav(riff(format, chunk('data', numbers([-32768, 2])))).channels).toEqual([
      Float32Array.of(-1),
    ])
  })

  it('ends with the file when the length was not known', () => {
    const data = chunk('data', numbers([16384, 2], [8192, 2]), 0xffffffff)
    expect(decodeWav(riff(formatChunk(1, 1, 16), data)).channels).toEqual([Float32Array.of(0.5, 0.25)])
  })

  it('reads as many channels as a browser takes', () => {
    const file = riff(formatChunk(1, 32, 8), chunk('data', new Uint8Array(32)))
    expect(decodeWav(file).channels).toHaveLength(32)
  })

  it.each([
    ['nothing', new Uint8Array(0), 'notWav'],
    ['another RIFF', joined(text('RIFF'), numbers([4, 4]), text('AVI ')), 'notWav'],
    ['no data', riff(formatChunk(1, 1, 16)), 'noAudio'],
    ['no format', riff(chunk('data', numbers([1, 2]))), 'noAudio'],
    ['half a frame', riff(formatChunk(1, 2, 16), chunk('data', numbers([1, 2]))), 'noAudio'],
    [
      'a format cut short',
      riff(chunk('fmt ', numbers([1, 2])), chunk('data', numbers([1, 2]))),
      'unsupportedEncoding',
    ],
    ['ADPCM', riff(formatChunk(2, 1, 4), chunk('data', numbers([1, 2]))), 'unsupportedEncoding'],
    ['no channel', riff(formatChunk(1, 0, 16), chunk('data', numbers([1, 2]))), 'unsupportedEncoding'],
    ['33 channels', riff(formatChunk(1, 33, 8), chunk('data', new Uint8Array(33))), 'unsupportedEncoding'],
    ['no rate', riff(formatChunk(1, 1, 16, 0), chunk('data', numbers([1, 2]))), 'unsupportedEncoding'],
    ['3,999 Hz', riff(formatChunk(1, 1, 16, 3999), chunk('data', numbers([1, 2]))), 'unsupportedEncoding'],
    [
      '192,001 Hz',
      riff(formatChunk(1, 1, 16, 192_001), chunk('data', numbers([1, 2]))),
      'unsupportedEncoding',
    ],
    ['no bits', riff(formatChunk(1, 1, 0), chunk('data', numbers([1, 2]))), 'unsupportedEncoding'],
    ['40 bits', riff(formatChunk(1, 1, 40), chunk('data', numbers([1, 5]))), 'unsupportedEncoding'],
    ['A-law of 16 bits', riff(formatChunk(6, 1, 16), chunk('data', numbers([1, 2]))), 'unsupportedEncoding'],
  ])('refuses %s', (_name, file, reason) => expect(reasonOf(file)).toBe(reason))

  it('gives a reason, never another error, whatever the bytes', () => {
    const good = riff(formatChunk(1, 1, 16), chunk('data', numbers([1, 2], [2, 2])))
    assert(
      property(
        uint8Array({ minLength: good.length, maxLength: good.length }),
        integer({ min: 12, max: good.length }),
        (noise, kept) => {
          const file = good.slice()
          file.set(noise.subarray(kept), kept)
          reasonOf(file)
          reasonOf(file.subarray(0, kept))
        },
      ),
    )
  })
})

describe('createWavReader', () => {
  const format = formatChunk(1, 2, 24, 22_050)
  const data = chunk(
    'data',
    Uint8Array.from({ length: 6 * 7 }, (_, index) => (index * 37) & 255),
  )
  const note = chunk('LIST', text('odd'))

  it.each([
    ['in the usual order', riff(format, note, data, note)],
    ['with its format last', riff(data, note, format)],
  ])('gives the same frames however a file %s is cut', (_name, file) => {
    const whole = decodeWav(file)
    assert(
      property(array(integer({ min: 0, max: file.length }), { maxLength: 12 }), (places) => {
        const cuts = [0, ...places.toSorted((a, b) => a - b), file.length]
        const reader = createWavReader()
        const channels: number[][] = [[], []]
        for (const [index, end] of cuts.slice(1).entries())
          for (const [channel, samples] of reader.write(file.subarray(cuts[index], end)).entries())
            channels[channel]!.push(...samples)
        reader.end()
        expect(channels).toEqual(whole.channels.map((samples) => [...samples]))
        expect(reader.format).toEqual({
          ...{ encoding: 'pcm', bits: 24, sampleBytes: 3, channelCount: 2, sampleRate: 22_050 },
        })
      }),
      { seed: 42 },
    )
  })

  it('gives up after 1,000 chunks, since sound would have come', () => {
    const empty = chunk('LIST', new Uint8Array(0))
    const sound = [formatChunk(1, 1, 16), chunk('data', numbers([1, 2]))]
    const file = (count: number) => riff(...Array.from({ length: count }, () => empty), ...sound)
    expect(reasonOf(file(998))).toBeUndefined()
    expect(reasonOf(file(999))).toBe('noAudio')
  })

  it('refuses another format by its first bytes, before the rest comes', () => {
    expect(() => createWavReader().write(text('OggS........'))).toThrow(WavError)
  })
})
