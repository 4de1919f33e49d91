import { crcTable } from '../signal/containers/crc.js'
import { encodeWav } from '../signal/encodeWav.js'
import type { AudioFileType } from '../signal/fileType.js'
import { joinBytes } from '../signal/joinBytes.js'
import { toPcm16 } from '../signal/pcm16.js'
import { aTone } from './synthesise.js'

const sampleRate = 16_000

/** The bytes of numbers and letters, one after the other; `u16(1)` and the like give numbers of more bytes. */
export function bytesOf(...parts: readonly (number | string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const pieces = parts.map((part) =>
    typeof part === 'number'
      ? Uint8Array.of(part)
      : typeof part === 'string'
        ? Uint8Array.from(part, (letter) => letter.charCodeAt(0))
        : part,
  )
  return joinBytes(...pieces)
}

/** A whole number, the highest byte first. */
export const big = (value: number, bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, at) => Math.floor(value / 2 ** (8 * (bytes - 1 - at))) % 256)

/** A whole number, the lowest byte first. */
export const little = (value: number, bytes: number) => big(value, bytes).toReversed()

const repeat = (count: number, part: Uint8Array) => joinBytes(...Array.from({ length: count }, () => part))

/**
 * The smallest file of a format with a given length, rounded up to a whole frame: mono, 16 kHz. WAV and FLAC
 * contain a tone of 440 Hz, the others silence.
 * @param seconds above 0, below 30.
 */
export function aSoundFile(type: AudioFileType, seconds: number): Uint8Array<ArrayBuffer> {
  return makers[type](seconds)
}

const makers: Readonly<Record<AudioFileType, (seconds: number) => Uint8Array<ArrayBuffer>>> = {
  wav: (seconds) => encodeWav({ channels: [aTone(440, { seconds, sampleRate })], sampleRate }),
  flac: aFlac,
  // Layer 3 of version 2, 64 kbit/s: 576 samples in 288 bytes.
  mp3: (seconds) =>
    repeat(Math.ceil((seconds * sampleRate) / 576), bytesOf(0xff, 0xf3, 0x88, 0xc4, new Uint8Array(284))),
  aac: (seconds) => repeat(aacPackets(seconds), bytesOf(0xff, 0xf1, 0x60, 0x40, 0x01, 0x7f, 0xfc, aacPacket)),
  m4a: anM4a,
  ogg: anOgg,
  webm: aWebm,
}

const crc8 = crcTable(0x07, 8)
const crc16 = crcTable(0x8005, 16)
const crc32 = crcTable(0x04c11db7, 32)
const flacBlock = 4096

/** Uncompressed samples, in blocks of 4,096. */
function aFlac(seconds: number) {
  const samples = toPcm16(aTone(440, { seconds, sampleRate }))
  const info = bytesOf(
    ...[big(16, 2), big(flacBlock, 2), new Uint8Array(6), big((sampleRate << 12) | (15 << 4), 4)],
    ...[big(samples.length, 4), new Uint8Array(16)],
  )
  const frames: Uint8Array[] = []
  for (let at = 0; at < samples.length; at += flacBlock) {
    const block = samples.subarray(at, at + flacBlock)
    const head = bytesOf(0xff, 0xf8, 0x70, 0x08, frames.length, big(block.length - 1, 2))
    const sum8 = head.reduce((crc, byte) => crc8[crc ^ byte]!, 0)
    const frame = bytesOf(head, sum8, 0x02, ...Array.from(block, (sample) => big(sample & 0xffff, 2)))
    const sum16 = frame.reduce((crc, byte) => ((crc << 8) & 0xffff) ^ crc16[(crc >> 8) ^ byte]!, 0)
    frames.push(bytesOf(frame, big(sum16, 2)))
  }
  return bytesOf('fLaC', 0x80, big(info.length, 3), info, ...frames)
}

/** A channel without a band of frequencies, then the end. */
const aacPacket = bytesOf(0, 0, 0, 7)
const aacPackets = (seconds: number) => Math.ceil((seconds * sampleRate) / 1024)

const box = (name: string, ...content: (number | string | Uint8Array)[]) => {
  const inside = bytesOf(...content)
  return bytesOf(big(inside.length + 8, 4), name, inside)
}

function anM4a(seconds: number) {
  const packets = aacPackets(seconds)
  const none = new Uint8Array(4)
  const head = box('ftyp', 'M4A ', none, 'M4A mp42isom')
  const ticks = big(packets * 1024, 4)
  const config = bytesOf(5, 2, 0x14, 0x08)
  const esds = box('esds', none, 3, 21, 0, 0, 0, 4, 17, 0x40, 0x15, new Uint8Array(11), config)
  const mp4a = box(
    'mp4a',
    ...[
      new Uint8Array(6),
      big(1, 2),
      new Uint8Array(8),
      big(1, 2),
      big(16, 2),
      none,
      big(sampleRate, 2),
      big(0, 2),
    ],
    esds,
  )
  const table = box(
    'stbl',
    box('stsd', none, big(1, 4), mp4a),
    box('stts', none, big(1, 4), big(packets, 4), big(1024, 4)),
    box('stsc', none, big(1, 4), big(1, 4), big(packets, 4), big(1, 4)),
    box('stsz', none, big(aacPacket.length, 4), big(packets, 4)),
    box('stco', none, big(1, 4), big(head.length + 8, 4)),
  )
  const media = box(
    'mdia',
    box('mdhd', new Uint8Array(12), big(sampleRate, 4), ticks, 0x55, 0xc4, 0, 0),
    box('hdlr', new Uint8Array(8), 'soun', new Uint8Array(13)),
    box('minf', box('smhd', new Uint8Array(8)), table),
  )
  const movie = box('mvhd', new Uint8Array(12), big(sampleRate, 4), ticks, new Uint8Array(80))
  const track = box('tkhd', none, new Uint8Array(8), big(1, 4), none, ticks, new Uint8Array(60))
  return bytesOf(head, box('mdat', repeat(packets, aacPacket)), box('moov', movie, box('trak', track, media)))
}

/** 20 ms of silence. */
const opusPacket = bytesOf(0xf8, 0xff, 0xfe)
const opusPackets = (seconds: number) => Math.ceil((seconds * 48_000 + 312) / 960)
const opusHead = bytesOf('OpusHead', 1, 1, little(312, 2), little(sampleRate, 4), 0, 0, 0)

/** A page with its check sum. @param granule samples at 48 kHz up to its end. @param flags 2 for the first, 4 for the last. */
export function oggPage(sequence: number, granule: number, flags: number, ...packets: readonly Uint8Array[]) {
  const head = (sum: number) =>
    bytesOf(
      ...['OggS', 0, flags, little(granule, 8), little(7, 4), little(sequence, 4), little(sum, 4)],
      ...[packets.length, ...packets.map(({ length }) => length)],
    )
  const page = bytesOf(head(0), ...packets)
  const sum = page.reduce((crc, byte) => ((crc << 8) ^ crc32[(crc >>> 24) ^ byte]!) >>> 0, 0)
  return bytesOf(head(sum), ...packets)
}

function anOgg(seconds: number) {
  const all = opusPackets(seconds)
  const pages = [oggPage(0, 0, 2, opusHead), oggPage(1, 0, 0, bytesOf('OpusTags', new Uint8Array(8)))]
  for (let sent = 0; sent < all; ) {
    const count = Math.min(50, all - sent)
    sent += count
    const isLast = sent === all
    const end = isLast ? Math.min(sent * 960, Math.round(seconds * 48_000) + 312) : sent * 960
    pages.push(oggPage(pages.length, end, isLast ? 4 : 0, ...Array.from({ length: count }, () => opusPacket)))
  }
  return joinBytes(...pages)
}

const element = (id: number, bytes: number, ...content: (number | string | Uint8Array)[]) => {
  const inside = bytesOf(...content)
  return bytesOf(big(id, bytes), bytesOf(0x10, big(inside.length, 3)), inside)
}

/** In the form of a browser's recorder: without its length. */
function aWebm(seconds: number) {
  const unknown = bytesOf(0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)
  const sound = element(0xe1, 1, element(0xb5, 1, bytesOf(0x46, 0xbb, 0x80, 0)), element(0x9f, 1, 1))
  const entry = element(
    ...([0xae, 1, element(0xd7, 1, 1), element(0x73c5, 2, 1), element(0x83, 1, 2)] as const),
    ...[
      element(0x86, 1, 'A_OPUS'),
      element(0x56aa, 2, big(6_500_000, 4)),
      element(0x63a2, 2, opusHead),
      sound,
    ],
  )
  const blocks = Array.from({ length: opusPackets(seconds) }, (_, at) =>
    element(0xa3, 1, 0x81, big(at * 20, 2), 0x80, opusPacket),
  )
  return bytesOf(
    element(0x1a45dfa3, 4, element(0x4286, 2, 1), element(0x4282, 2, 'webm'), element(0x4287, 2, 4)),
    ...[big(0x18538067, 4), unknown, element(0x1549a966, 4, element(0x2ad7b1, 3, big(1_000_000, 3)))],
    element(0x1654ae6b, 4, entry),
    ...[big(0x1f43b675, 4), unknown, element(0xe7, 1, 0), ...blocks],
  )
}
