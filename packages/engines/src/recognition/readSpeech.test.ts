import { describe, expect, it } from 'vitest'
import { readSpeech } from './readSpeech.js'

const wav = (data: Uint8Array, { encoding = 1, sampleRate = 16_000, channels = 1 } = {}): Uint8Array => {
  const file = Buffer.alloc(44 + data.length)
  file.write('RIFF\0\0\0\0WAVEfmt ', 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(encoding, 20)
  file.writeUInt16LE(channels, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt16LE(8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(data.length, 40)
  file.set(data, 44)
  return file
}

describe('readSpeech', () => {
  it('takes ten seconds and refuses one sample more', async () => {
    const loud = (samples: number) =>
      wav(
        Uint8Array.from({ length: samples }, (_, at) => (at % 2 ? 200 : 50)),
        { sampleRate: 8000 },
      )
    expect(await readSpeech(loud(80_000))).toHaveLength(160_000)
    await expect(readSpeech(loud(80_001))).rejects.toThrow('too_long')
  })

  it('hears a microphone whose wires are swapped', async () => {
    const opposite = Uint8Array.from({ length: 32_000 }, (_, at) => ((at >> 1) % 2 === at % 2 ? 200 : 56))
    const samples = await readSpeech(wav(opposite, { channels: 2 }))
    expect(Math.max(...samples)).toBeCloseTo(72 / 128, 5)
  })

  it.each([6, 7])('hears telephone speech of format %i', async (encoding) => {
    const codes = Uint8Array.from({ length: 8000 }, (_, at) => (at % 2 ? 0xaa : 0x2a))
    expect(await readSpeech(wav(codes, { encoding, sampleRate: 8000 }))).toHaveLength(16_000)
  })

  it('takes a constant offset for silence', async () => {
    await expect(readSpeech(wav(Buffer.alloc(16_000, 200)))).rejects.toThrow('silent_recording')
  })

  it('refuses what is shorter than a sound', async () => {
    await expect(readSpeech(wav(Buffer.alloc(1000, 200)))).rejects.toThrow('empty')
  })

  it.each([
    ['nothing', Buffer.alloc(0), 'not_a_wav'],
    ['another format', Buffer.from('OggS'.repeat(20)), 'not_a_wav'],
    ['a compressed WAV', wav(Buffer.alloc(8000), { encoding: 2 }), 'not_a_wav'],
    ['a WAV without a sample', wav(Buffer.alloc(0)), 'empty'],
  ])('refuses %s', (_, file, code) => expect(readSpeech(file)).rejects.toThrow(code))
})
