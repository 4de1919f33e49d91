import { expect, it } from 'vitest'
import { audioSeconds } from './audioSeconds.js'

type Part =
  | number
  | string
  | readonly Part[]
  | { readonly [size in 'u16' | 'u32' | 'u64' | 'f64' | 'le16' | 'le32' | 'le64']?: number }

/** Bytes of numbers, texts, and numbers of a size. */
function bytesOf(...parts: readonly Part[]): number[] {
  return parts.flatMap((part): number[] => {
    if (typeof part === 'number') return [part]
    if (typeof part === 'string') return [...part].map((letter) => letter.charCodeAt(0))
    if (Array.isArray(part)) return bytesOf(...part)
    const [[size, value]] = Object.entries(part) as [[string, number]]
    const view = new DataView(new ArrayBuffer(Number(size.replace(/\D/g, '')) / 8))
    const isLittle = size.startsWith('le')
    if (size.startsWith('f')) view.setFloat64(0, value)
    else if (size.endsWith('16')) view.setUint16(0, value, isLittle)
    else if (size.endsWith('32')) view.setUint32(0, value, isLittle)
    else view.setBigInt64(0, BigInt(value), isLittle)
    return [...new Uint8Array(view.buffer)]
  })
}
const file = (...parts: readonly Part[]) => Uint8Array.from(bytesOf(...parts))
const zeros = (count: number) => Array.from({ length: count }, () => 0)
const times = (count: number, part: number[]) => Array.from({ length: count }, () => part).flat()

// 16 kHz, one channel of 16 bits, 40,000 samples.
const flac = file(
  'fLaC',
  0x80,
  0,
  0,
  34,
  zeros(10),
  { u32: (16_000 << 12) | (15 << 4) },
  { u32: 40_000 },
  zeros(16),
)

const page = (samples: number, ...content: Part[]) => [
  'OggS',
  0,
  0,
  { le64: samples },
  zeros(12),
  1,
  30,
  content,
]
const opus = file(
  page(0, 'OpusHead', 1, 1, { le16: 312 }, { le32: 16_000 }, zeros(20)),
  page(120_312),
  page(-1),
)
const vorbis = file(page(0, 1, 'vorbis', { le32: 0 }, 1, { le32: 16_000 }, zeros(20)), page(40_000))
const speex = file(page(0, 'Speex   ', zeros(80)), page(40_000))

// Layer 3, 128 kbit/s, 44.1 kHz: 417 bytes a frame, of which the second is one longer.
const mp3Frame = [0xff, 0xfb, 0x90, 0, ...zeros(413)]
const mp3Padded = [0xff, 0xfb, 0x92, 0, ...zeros(414)]
const mp3 = file(times(9, mp3Frame), mp3Padded)
// Version 2, 64 kbit/s, 16 kHz: 288 bytes a frame.
const mp3Later = file(times(10, [0xff, 0xf3, 0x88, 0, ...zeros(284)]), 'TAG')
const tagged = file('ID3', 4, 0, 0, 0, 0, 1, 2, zeros(130), times(2, mp3Frame))

// 16 kHz, a frame of 20 bytes.
const aac = file(times(10, [0xff, 0xf1, 0x60, 0, 2, 0x80, 0, ...zeros(13)]))

const box = (name: string, ...content: Part[]): Part[] => {
  const inside = bytesOf(...content)
  return [{ u32: inside.length + 8 }, name, inside]
}
const mvhd = box('mvhd', zeros(12), { u32: 1000 }, { u32: 2500 })
const mvhdLong = box('mvhd', 1, zeros(19), { u32: 1000 }, { u64: 2500 })
const m4a = (head: Part[]) =>
  file(box('ftyp', 'M4A '), box('free', zeros(9)), box('moov', box('iods', 0), head))

const element = (id: Part[], ...content: Part[]): Part[] => {
  const inside = bytesOf(...content)
  return [id, 0x80 | inside.length, inside]
}
const scale = element([0x2a, 0xd7, 0xb1], 0x0f, 0x42, 0x40)
const info = (...content: Part[]) => element([0x15, 0x49, 0xa9, 0x66], ...content)
// The length of the segment is not known, as in what is streamed.
const webm = (...content: Part[]) =>
  file(
    element([0x1a, 0x45, 0xdf, 0xa3], zeros(4)),
    [0x18, 0x53, 0x80, 0x67],
    [0x01, ...times(7, [0xff])],
    info(...content),
  )
const duration = element([0x44, 0x89], { f64: 2500 })

it.each([
  ['flac', flac, 2.5],
  ['ogg', opus, 2.5],
  ['ogg', vorbis, 2.5],
  ['ogg', speex, undefined],
  ['mp3', mp3, (10 * 1152) / 44_100],
  ['mp3', mp3Later, 0.36],
  ['mp3', tagged, (2 * 1152) / 44_100],
  ['aac', aac, 0.64],
  ['m4a', m4a(mvhd), 2.5],
  ['m4a', m4a(mvhdLong), 2.5],
  ['webm', webm(scale, duration), 2.5],
  ['webm', webm(scale), undefined],
] as const)('U-013 %s says how long it lasts (%#)', (type, bytes, seconds) => {
  const found = audioSeconds(bytes, type)
  if (seconds === undefined) expect(found).toBeUndefined()
  else expect(found).toBeCloseTo(seconds, 6)
})

it.each([
  ['flac', flac],
  ['ogg', opus],
  ['mp3', mp3],
  ['aac', aac],
  ['m4a', m4a(mvhd)],
  ['webm', webm(scale, duration)],
] as const)('says nothing false of a %s that ends early, and never fails', (type, whole) => {
  const longest = audioSeconds(whole, type)!
  for (let length = 0; length < Math.min(whole.length, 500); length++)
    expect(audioSeconds(whole.subarray(0, length), type) ?? 0).toBeLessThanOrEqual(longest)
})

it('ends with sizes that lead nowhere', () => {
  expect(audioSeconds(file({ u32: 0 }, 'moov', { u32: 4 }, 'mvhd'), 'm4a')).toBeUndefined()
  expect(audioSeconds(file({ u32: 1 }, 'moov', { u64: 0 }), 'm4a')).toBeUndefined()
  expect(audioSeconds(file(zeros(64)), 'webm')).toBeUndefined()
  expect(audioSeconds(file(0xff, 0xf1, 0x60, 0, 0, 0, 0), 'aac')).toBeUndefined()
})
