import { describe, expect, it } from 'vitest'
import { allAudioFileTypes, matchesAudioType, sniffAudioType } from './fileType.js'

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((c) => c.charCodeAt(0)))),
  )
const tag = (...content: number[]) => bytes('ID3', 4, 0, 0, 0, 0, 0, 2, 0, 0, ...content)

describe('sniffAudioType', () => {
  it.each([
    ['wav', bytes('RIFF', 0, 0, 0, 0, 'WAVEfmt ')],
    ['mp3', bytes(0xff, 0xfb, 0x90, 0x64)],
    ['mp3', tag(0xff, 0xf3)],
    ['mp3', tag(0, 0)],
    ['ogg', bytes('OggS', 0)],
    ['aac', bytes(0xff, 0xf1, 0x50, 0x80)],
    ['aac', bytes('ADIF')],
    ['aac', tag(0xff, 0xf9)],
    ['flac', bytes('fLaC')],
    ['m4a', bytes(0, 0, 0, 32, 'ftypM4A ')],
    ['webm', bytes(0x1a, 0x45, 0xdf, 0xa3)],
    [undefined, bytes('RIFF', 0, 0, 0, 0, 'AVI ')],
    [undefined, bytes('%PDF-1.7')],
    [undefined, bytes(0xff, 0xd8, 0xff, 0xe0)],
    [undefined, bytes(0xff, 0xfe, 0x41, 0x00)],
    [undefined, bytes(0xff, 0xeb)],
    [undefined, bytes('')],
  ])('U-011 says %s', (type, content) => expect(sniffAudioType(content)).toBe(type))

  it('takes half a million tags for music, and looks at one', () => {
    const tags = new Uint8Array(5_000_000).map((_, at) => ([0x49, 0x44, 0x33] as number[])[at % 10] ?? 0)
    expect(sniffAudioType(tags)).toBe('mp3')
  })

  it('U-011 knows seven types', () => expect(allAudioFileTypes).toHaveLength(7))
})

describe('matchesAudioType', () => {
  it.each([
    ['wav', 'tom.WAV', 'audio/wav', true],
    ['wav', 'tom.wav', 'audio/x-wav; rate=16000', true],
    ['wav', 'tom.wav', '', true],
    ['wav', 'tom.wav', 'application/octet-stream', true],
    ['wav', 'tom.mp3', 'audio/wav', false],
    ['wav', 'tom.wav', 'text/plain', false],
    ['wav', 'wav', '', false],
    ['m4a', 'tom.mp4', 'video/mp4', true],
    ['ogg', 'tom.opus', 'audio/ogg', true],
  ] as const)('U-011 %s content named %s and declared "%s": %s', (type, name, declared, expected) =>
    expect(matchesAudioType(type, name, declared)).toBe(expected),
  )
})
