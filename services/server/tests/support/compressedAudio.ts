import { aFlac } from './wav.js'

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const box = (name: string, ...content: Buffer[]) => {
  const inside = Buffer.concat(content)
  return Buffer.concat([u32(inside.length + 8), Buffer.from(name, 'latin1'), inside])
}
const element = (id: readonly number[], content: Buffer) =>
  Buffer.concat([Buffer.from([...id, 0x80 | content.length]), content])
const repeat = (count: number, frame: Buffer) => Buffer.concat(Array.from({ length: count }, () => frame))
const frameOf = (head: readonly number[], bytes: number) => Buffer.concat([Buffer.from(head)], bytes)

const oggPage = (samples: number, content: Buffer) => {
  const head = Buffer.alloc(28)
  head.write('OggS', 0, 'latin1')
  head.writeBigInt64LE(BigInt(samples), 6)
  head[26] = 1
  head[27] = 30
  return Buffer.concat([head, content])
}
const opusHead = () => {
  const head = Buffer.alloc(40)
  head.write('OpusHead', 0, 'latin1')
  head[8] = 1
  head[9] = 1
  head.writeUInt16LE(312, 10)
  head.writeUInt32LE(16_000, 12)
  return head
}
const double = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

/** The least file of each compressed format that lasts so many seconds, rounded up to a whole frame. */
export const compressedAudio: Readonly<Record<string, (seconds: number) => Blob>> = {
  flac: aFlac,
  // Layer 3, 128 kbit/s at 44.1 kHz: 1152 samples in 417 bytes.
  mp3: (seconds) => blobOf(repeat(Math.ceil((seconds * 44_100) / 1152), frameOf([0xff, 0xfb, 0x90, 0], 417))),
  // 1024 samples at 16 kHz in 20 bytes.
  aac: (seconds) =>
    blobOf(repeat(Math.ceil((seconds * 16_000) / 1024), frameOf([0xff, 0xf1, 0x60, 0, 2, 0x80, 0], 20))),
  // Opus counts at 48 kHz, and begins with samples that are not heard.
  ogg: (seconds) =>
    blobOf(
      Buffer.concat([oggPage(0, opusHead()), oggPage(Math.round(seconds * 48_000) + 312, Buffer.alloc(30))]),
    ),
  m4a: (seconds) =>
    blobOf(
      Buffer.concat([
        box('ftyp', Buffer.from('M4A ', 'latin1')),
        box('moov', box('mvhd', Buffer.alloc(12), u32(1000), u32(Math.round(seconds * 1000)))),
      ]),
    ),
  webm: (seconds) =>
    blobOf(
      Buffer.concat([
        element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from('webm', 'latin1'))),
        Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, ...Array(7).fill(0xff)]),
        element(
          [0x15, 0x49, 0xa9, 0x66],
          Buffer.concat([
            element([0x2a, 0xd7, 0xb1], Buffer.from([0x0f, 0x42, 0x40])),
            element([0x44, 0x89], double(seconds * 1000)),
          ]),
        ),
      ]),
    ),
}

const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])
