import { describe, expect, it } from 'vitest'
import { readSpeech } from './readSpeech.js'

const wav = (data: Uint8Array, { encoding = 1, sampleRate = 16_000 } = {}): Uint8Array => {
  const file = Buffer.alloc(44 + data.length)
  file.write('RIFF\0\0\0\0WAVEfmt ', 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(encoding, 20)
  file.writeUInt16LE(1, 22)
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

  it('takes a constant offset for silence', async () => {
    await expect(readSpeech(wav(Buffer.alloc(16_000, 200)))).rejects.toThrow('silent_recording')
  })

  it('refuses what is shorter than a sound', async () => {
    await expect(readSpeech(wav(Buffer.alloc(1000, 200)))).rejects.toThrow('empty')
  })

  it.each([
    ['nothing', Buffer.alloc(0), 'not_a_wav'],
    ['another format', Buffer.from('OggS'.repeat(20)), 'not_a_wav'],
    ['a compressed WAV', wav(Buffer.alloc(8000), { encoding: 7 }), 'not_a_wav'],
    ['a WAV without a sample', wav(Buffer.alloc(0)), 'empty'],
  ])('refuses %s', (_, file, code) => expect(readSpeech(file)).rejects.toThrow(code))
})
