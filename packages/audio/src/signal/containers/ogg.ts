import { joinBytes } from '../joinBytes.js'
import { isPadding, lettersAt, viewOf } from './bytes.js'
import { crcTable } from './crc.js'
import { opusSamples } from './opus.js'

const crc32 = crcTable(0x04c11db7, 32)
const headerBytes = 27
/** Opus always counts at this rate. */
const opusRate = 48_000
/** The last packet may be cut to the sample, and no packet of Opus is longer. */
const maxTrimmed = 5760

type Page = {
  readonly serial: number
  /** Samples up to the end of the last packet that ends here; -1 when none does. */
  readonly granule: number
  readonly packets: readonly Uint8Array[]
  /** Where in the stream this page belongs. */
  readonly sequence: number
  readonly isFirst: boolean
}

/**
 * How long the sound of an Ogg file lasts: Opus by its packets, Vorbis and FLAC by what the last page counts.
 * Pages must be whole and in order; a second piece of sound behind the first is not read.
 *
 * @see RFC 3533 (Ogg), RFC 7845 (Opus), the Vorbis I specification, RFC 9639 section 10.1 (FLAC).
 */
export function oggSeconds(bytes: Uint8Array): number | undefined {
  const pages = readPages(bytes)
  const first = pages?.find(({ isFirst, packets }) => isFirst && codecOf(packets[0]!))
  if (!pages || !first) return undefined
  const own = pages.filter(({ serial }) => serial === first.serial)
  if (own.some(({ sequence, isFirst }, index) => sequence !== index || isFirst !== (index === 0)))
    return undefined
  const head = first.packets[0]!
  const codec = codecOf(head)!
  const last = own.findLast(({ granule }) => granule >= 0)?.granule ?? 0
  const seconds =
    codec === 'opus' ? opusSeconds(own, viewOf(head).getUint16(10, true)) : last / rateOf(codec, head)
  return Number.isFinite(seconds) ? seconds : undefined
}

function codecOf(head: Uint8Array): 'opus' | 'vorbis' | 'flac' | undefined {
  if (lettersAt(head, 0, 8) === 'OpusHead' && head.length >= 19) return 'opus'
  if (lettersAt(head, 1, 6) === 'vorbis' && head.length >= 30) return 'vorbis'
  return lettersAt(head, 1, 4) === 'FLAC' && head.length >= 51 ? 'flac' : undefined
}

const rateOf = (codec: 'vorbis' | 'flac', head: Uint8Array) =>
  codec === 'vorbis' ? viewOf(head).getUint32(12, true) : viewOf(head).getUint32(27) >>> 12

/**
 * Packets give the time, and the pages must agree with them. @param skipped samples at the beginning that are not played.
 */
function opusSeconds(pages: readonly Page[], skipped: number): number | undefined {
  let samples = 0
  let start: number | undefined
  let end = 0
  for (const [index, { packets, granule }] of pages.entries()) {
    // Two packets come before the sound: the head, and the tags, which may take pages of their own.
    for (const packet of index === 0 ? [] : packets) {
      if (lettersAt(packet, 0, 8) === 'OpusTags') continue
      const count = opusSamples(packet)
      if (!count) return undefined
      samples += count
    }
    if (samples === 0 || granule < 0) continue
    // A part of a longer recording continues its count; a first page that is the last may be cut at its end.
    start ??= Math.max(0, granule - samples)
    end = granule
  }
  const counted = (start ?? 0) + samples
  if (end > counted || end < counted - maxTrimmed) return undefined
  return (end - (start ?? 0) - skipped) / opusRate
}

function readPages(bytes: Uint8Array): Page[] | undefined {
  const view = viewOf(bytes)
  const pages: Page[] = []
  /** Incomplete packets of each stream, which its next page continues. */
  const open = new Map<number, Uint8Array[]>()
  for (let place = 0; place < bytes.length; ) {
    if (lettersAt(bytes, place, 4) !== 'OggS') return isPadding(bytes, place) ? pages : undefined
    const count = view.getUint8(place + 26)
    const sizes = bytes.subarray(place + headerBytes, place + headerBytes + count)
    const body = place + headerBytes + count
    const end = body + sizes.reduce((sum, size) => sum + size, 0)
    if (sizes.length < count || end > bytes.length || !isWhole(bytes.subarray(place, end))) return undefined
    const serial = view.getUint32(place + 14, true)
    const packets = packetsOf(bytes, body, sizes, open.get(serial) ?? [])
    open.set(serial, packets.open)
    const type = view.getUint8(place + 5)
    const granule = Number(view.getBigInt64(place + 6, true))
    const sequence = view.getUint32(place + 18, true)
    pages.push({ serial, granule, packets: packets.whole, sequence, isFirst: (type & 2) !== 0 })
    place = end
  }
  return pages
}

/** A packet ends with a segment that is shorter than 255 bytes. */
function packetsOf(bytes: Uint8Array, body: number, sizes: Uint8Array, before: readonly Uint8Array[]) {
  const whole: Uint8Array[] = []
  let parts = [...before]
  let place = body
  for (const size of sizes) {
    parts.push(bytes.subarray(place, place + size))
    place += size
    if (size === 255) continue
    whole.push(joinBytes(...parts))
    parts = []
  }
  return { whole, open: parts }
}

/** The check sum is taken with zeros in its own place. */
function isWhole(page: Uint8Array): boolean {
  let crc = 0
  for (let at = 0; at < page.length; at++) {
    const byte = at >= 22 && at < 26 ? 0 : page[at]!
    crc = ((crc << 8) ^ crc32[(crc >>> 24) ^ byte]!) >>> 0
  }
  return crc === viewOf(page).getUint32(22, true)
}
