import { describe, expect, it } from 'vitest'
import { toneWav } from '../../tests/support/wav.js'
import { peaksOf } from './peaks.js'
import { readWav } from './readWav.js'

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

describe('readWav', () => {
  it('reads duration, rate and sound', async () => {
    const wav = readWav(await bytesOf(toneWav(1.25, 8000)))
    expect(wav).toMatchObject({
      durationSeconds: 1.25,
      sampleRateHertz: 8000,
      channels: 1,
      bitsPerSample: 16,
      isPcm: true,
    })
  })

  it('finds its chunks behind others, also odd ones', async () => {
    const plain = Buffer.from(await bytesOf(toneWav(0.1)))
    const odd = Buffer.from('LIST\x03\0\0\0abc\0', 'latin1')
    const mixed = Buffer.concat([plain.subarray(0, 12), odd, plain.subarray(12)])
    expect(readWav(mixed)?.durationSeconds).toBeCloseTo(0.1)
  })

  it.each([0, 4, 11, 12, 20, 30, 40])('says nothing of the first %i bytes', async (length) => {
    expect(readWav((await bytesOf(toneWav(0.1))).subarray(0, length))).toBeUndefined()
  })

  it('a chunk that claims more than there is ends with the file', async () => {
    const bytes = await bytesOf(toneWav(1))
    expect(readWav(bytes.subarray(0, 44 + 16_000))?.durationSeconds).toBe(0.5)
  })
})

describe('peaksOf', () => {
  it('gives 64 values in [0, 1] that follow the loudness', async () => {
    const bytes = await bytesOf(toneWav(1))
    bytes.fill(0, 44 + 16_000)
    const peaks = peaksOf(readWav(bytes)!)!
    expect(peaks).toHaveLength(64)
    expect(Math.max(...peaks)).toBeCloseTo(12_000 / 32_768, 2)
    expect(peaks.slice(33)).toEqual(new Array(31).fill(0))
  })

  it('reads only 16-bit PCM', async () => {
    const wav = readWav(await bytesOf(toneWav(0.1)))!
    expect(peaksOf({ ...wav, bitsPerSample: 24 })).toBeUndefined()
    expect(peaksOf({ ...wav, data: Buffer.alloc(0) })).toBeUndefined()
  })
})
