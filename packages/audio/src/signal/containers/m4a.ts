import type { AacStream } from './AacStream.js'
import { aacBlockSamples, aacRates } from './adts.js'
import { lettersAt, numberAt, viewOf } from './bytes.js'

type Box = {
  readonly name: string
  readonly start: number
  readonly end: number
  /** Whether its size extends beyond the box around it, which means that it was cut. */
  readonly isCut?: boolean
}

/** Limits the boxes of a file: half a million in 5 MB are not audio. */
const maxBoxes = 10_000
/** How far time scales and decoder may differ: the block that an encoder needs to begin, and the one it fills up. */
const tolerance = 0.15

type Packets = { ticks: number; readonly packets: Uint8Array[] }

/**
 * How long the first track of sound in an MP4 file lasts, whole or in fragments. Its packets must be in the file, and those
 * of AAC must last as long as the table of times says.
 *
 * @returns undefined without such a track, and when it is damaged.
 * @see ISO/IEC 14496-12 (boxes), ISO/IEC 14496-14 and 14496-1 (decoder configuration).
 */
export function m4aSeconds(bytes: Uint8Array): number | undefined {
  const sound = readM4a(bytes)
  if (!sound) return undefined
  const { scale, ticks, packets, config, edited } = sound
  const seconds = ticks / scale
  if (config && Math.abs((packets.length * aacBlockSamples) / config.rate - seconds) > tolerance)
    return undefined
  return edited ? Math.min(edited.seconds, seconds - edited.skipped / scale) : seconds
}

/** The AAC in an MP4 file; undefined for another codec. */
export function m4aPackets(bytes: Uint8Array): AacStream | undefined {
  const sound = readM4a(bytes)
  if (!sound?.config) return undefined
  return { ...sound.config, packets: sound.packets, skipped: (sound.edited?.skipped ?? 0) / sound.scale }
}

/** Whether an MP4 file has a track of sound; pictures are written into such files too. */
export const hasM4aSound = (bytes: Uint8Array): boolean => soundTrack(bytes) !== undefined

function readM4a(bytes: Uint8Array) {
  const track = soundTrack(bytes)
  if (!track) return undefined
  const { moov, trak, media } = track
  const mdhd = boxIn(bytes, media, 'mdhd')
  const table = boxIn(bytes, boxIn(bytes, media, 'minf'), 'stbl')
  if (!mdhd || !table) return undefined
  const scale = numberAt(bytes, mdhd.start + (bytes[mdhd.start] === 1 ? 20 : 12), 4)
  const fragments = boxesIn(bytes, whole(bytes)).filter(({ name }) => name === 'moof')
  const counted = fragments.length > 0 ? inFragments(bytes, fragments, moov, trak) : inTable(bytes, table)
  const movieScale = movieScaleOf(bytes, moov)
  return (
    counted && { scale, ...counted, config: aacConfig(bytes, table), edited: editOf(bytes, trak, movieScale) }
  )
}

function soundTrack(bytes: Uint8Array) {
  const moov = boxIn(bytes, whole(bytes), 'moov')
  for (const trak of moov ? boxesIn(bytes, moov) : []) {
    const media = trak.name === 'trak' ? boxIn(bytes, trak, 'mdia') : undefined
    const handler = media && boxIn(bytes, media, 'hdlr')
    if (moov && media && handler && lettersAt(bytes, handler.start + 8, 4) === 'soun')
      return { moov, trak, media }
  }
  return undefined
}

/** Packets and their time by the tables: as many packets as times, and all of them inside the file. */
function inTable(bytes: Uint8Array, table: Box): Packets | undefined {
  const [stts, stsz, stsc] = ['stts', 'stsz', 'stsc'].map((name) => boxIn(bytes, table, name))
  const chunks = boxIn(bytes, table, 'stco') ?? boxIn(bytes, table, 'co64')
  const descriptions = descriptionsIn(bytes, table)
  if (!stts || !stsz || !stsc || !chunks || descriptions === 0) return undefined
  let [ticks, timed] = [0, 0]
  for (const [count, each] of entriesOf(bytes, stts, 2)) {
    timed += count!
    ticks += count! * each!
  }
  const size = numberAt(bytes, stsz.start + 4, 4)
  const count = numberAt(bytes, stsz.start + 8, 4)
  if (count !== timed || count > bytes.length) return undefined
  const sizeOf = (index: number) => size || numberAt(bytes, stsz.start + 12 + index * 4, 4)
  const wide = chunks.name === 'co64' ? 8 : 4
  if (isBeyond(stsz, 12, size ? 0 : count * 4)) return undefined
  if (isBeyond(chunks, 8, numberAt(bytes, chunks.start + 4, 4) * wide)) return undefined
  const runs = entriesOf(bytes, stsc, 3)
  if (runs[0]?.[0] !== 1) return undefined
  if (runs.some(([, , description = 0]) => description < 1 || description > descriptions)) return undefined
  const packets: Uint8Array[] = []
  for (let chunk = 1, run = 0; packets.length < count; chunk++) {
    if (chunk === runs[run + 1]?.[0]) run += 1
    // A table that ends too early points beyond itself.
    if (8 + chunk * wide > chunks.end - chunks.start) return undefined
    let place = numberAt(bytes, chunks.start + 8 + (chunk - 1) * wide, wide)
    for (let left = runs[run]?.[1] ?? 0; left > 0 && packets.length < count; left--) {
      const end = place + sizeOf(packets.length)
      if (end > bytes.length) return undefined
      packets.push(bytes.subarray(place, end))
      place = end
    }
  }
  return { ticks, packets }
}

/** How many descriptions of its packets a track has; none when it says more than fit. */
function descriptionsIn(bytes: Uint8Array, table: Box): number {
  const stsd = boxIn(bytes, table, 'stsd')
  const count = stsd ? numberAt(bytes, stsd.start + 4, 4) : 0
  const found = stsd ? boxesIn(bytes, { ...stsd, start: stsd.start + 8 }) : []
  return found.length === count && !found.some(({ isCut }) => isCut) ? count : 0
}

/** Whether rows of a table do not fit into its box. */
const isBeyond = ({ start, end }: Box, header: number, size: number) => start + header + size > end

/** Rows of a table: how many there are, then so many numbers each. @throws RangeError when they do not fit. */
function entriesOf(bytes: Uint8Array, table: Box, columns: number): number[][] {
  const { start } = table
  const count = numberAt(bytes, start + 4, 4)
  if (isBeyond(table, 8, count * columns * 4)) throw new RangeError('A table ends beyond its box')
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      numberAt(bytes, start + 8 + (row * columns + column) * 4, 4),
    ),
  )
}

/** The form that recorders of browsers write: a header without times, then fragments with times of their own. */
function inFragments(
  bytes: Uint8Array,
  fragments: readonly Box[],
  moov: Box,
  trak: Box,
): Packets | undefined {
  const header = boxIn(bytes, trak, 'tkhd')
  const id = header && numberAt(bytes, header.start + (bytes[header.start] === 1 ? 20 : 12), 4)
  const trex = boxesIn(bytes, boxIn(bytes, moov, 'mvex')).find(
    ({ name, start }) => name === 'trex' && numberAt(bytes, start + 4, 4) === id,
  )
  const all: Packets = { ticks: 0, packets: [] }
  for (const moof of fragments) {
    for (const traf of boxesIn(bytes, moof).filter(({ name }) => name === 'traf')) {
      const tfhd = boxIn(bytes, traf, 'tfhd')
      if (!tfhd || numberAt(bytes, tfhd.start + 4, 4) !== id) continue
      const usual = usualOf(bytes, tfhd, trex)
      // Counted from the fragment, as all recorders do; data elsewhere is not read.
      for (const trun of boxesIn(bytes, traf).filter(({ name }) => name === 'trun'))
        if (!addRun(bytes, trun, moof.start - 8, usual, all)) return undefined
    }
  }
  return all
}

/** Defaults of packets without values of their own: duration, then size. */
function usualOf(bytes: Uint8Array, tfhd: Box, trex: Box | undefined) {
  const flags = numberAt(bytes, tfhd.start + 1, 3)
  let place = tfhd.start + 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0)
  const next = (bit: number, placeInTrex: number) => {
    if (!(flags & bit)) return trex ? numberAt(bytes, trex.start + placeInTrex, 4) : 0
    place += 4
    return numberAt(bytes, place - 4, 4)
  }
  return { ticks: next(8, 12), bytes: next(16, 16) }
}

function addRun(
  bytes: Uint8Array,
  { start, end }: Box,
  from: number,
  usual: { readonly ticks: number; readonly bytes: number },
  all: Packets,
): boolean {
  const flags = numberAt(bytes, start + 1, 3)
  const count = numberAt(bytes, start + 4, 4)
  const offset = flags & 1 ? numberAt(bytes, start + 8, 4) : undefined
  const entry = [0x100, 0x200, 0x400, 0x800].filter((bit) => flags & bit)
  let place = start + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0)
  if (offset === undefined || place + count * entry.length * 4 > end || count > bytes.length) return false
  let data = from + offset
  for (let index = 0; index < count; index++, place += entry.length * 4) {
    const fieldOf = (bit: number, or: number) =>
      flags & bit ? numberAt(bytes, place + entry.indexOf(bit) * 4, 4) : or
    all.ticks += fieldOf(0x100, usual.ticks)
    const size = fieldOf(0x200, usual.bytes)
    if (data + size > bytes.length) return false
    all.packets.push(bytes.subarray(data, data + size))
    data += size
  }
  return true
}

/** An edit may select a part of the track: it leaves out the samples that an encoder needs to begin. */
function editOf(bytes: Uint8Array, trak: Box, movieScale: number) {
  const list = boxIn(bytes, boxIn(bytes, trak, 'edts'), 'elst')
  if (!list) return undefined
  const isLong = bytes[list.start] === 1
  const [size, wide] = isLong ? [20, 8] : [12, 4]
  let [seconds, skipped] = [0, 0]
  for (let place = list.start + 8; place + size <= list.end; place += size) {
    const time = numberAt(bytes, place + wide, wide)
    // All ones mean a pause, which is not in the sound.
    if (time >= 2 ** (8 * wide - 1)) continue
    skipped ||= time
    seconds += numberAt(bytes, place, wide) / movieScale
  }
  return seconds > 0 ? { seconds, skipped } : undefined
}

function movieScaleOf(bytes: Uint8Array, moov: Box): number {
  const mvhd = boxIn(bytes, moov, 'mvhd')
  return mvhd ? numberAt(bytes, mvhd.start + (bytes[mvhd.start] === 1 ? 20 : 12), 4) : 0
}

/** The decoder configuration of AAC; undefined for another codec, whose packets last as long as they say. */
function aacConfig(bytes: Uint8Array, table: Box) {
  const stsd = boxIn(bytes, table, 'stsd')
  if (!stsd || lettersAt(bytes, stsd.start + 12, 4) !== 'mp4a') return undefined
  const entry = { name: 'mp4a', start: stsd.start + 16 + 28, end: stsd.end }
  const esds = boxIn(bytes, entry, 'esds')
  const found = esds && decoderConfig(bytes, esds)
  if (!found || found.end - found.start < 2) return undefined
  const bits = numberAt(bytes, found.start, 2)
  const rate = aacRates[(bits >> 7) & 15]
  const config = { objectType: bits >> 11, channelConfiguration: (bits >> 3) & 15 }
  return rate === undefined ? undefined : { rate, ...config }
}

/** Descriptors inside one another: 3 holds 4 holds 5; sizes have seven bits a byte. */
function decoderConfig(bytes: Uint8Array, esds: Box) {
  const skipped: Readonly<Record<number, number>> = { 3: 3, 4: 13 }
  for (let place = esds.start + 4; place < esds.end; ) {
    const tag = bytes[place++]!
    let size = 0
    for (let more = true; more && place < esds.end; place++) {
      size = size * 128 + (bytes[place]! & 0x7f)
      more = bytes[place]! >= 0x80
    }
    if (tag === 5) return { start: place, end: Math.min(esds.end, place + size) }
    place += skipped[tag] ?? size
  }
  return undefined
}

const whole = (bytes: Uint8Array): Box => ({ name: '', start: 0, end: bytes.length })

function boxIn(bytes: Uint8Array, outer: Box | undefined, name: string): Box | undefined {
  return boxesIn(bytes, outer).find((box) => box.name === name)
}

/** @throws RangeError when there are more than any writer makes. */
function boxesIn(bytes: Uint8Array, outer: Box | undefined): Box[] {
  const boxes: Box[] = []
  const view = viewOf(bytes)
  for (let place = outer?.start ?? 0; outer && place + 8 <= outer.end; ) {
    const short = view.getUint32(place)
    const size = short === 1 ? Number(view.getBigUint64(place + 8)) : short || outer.end - place
    if (size < 8 || boxes.length === maxBoxes) throw new RangeError('No boxes')
    const start = place + (short === 1 ? 16 : 8)
    const end = place + size
    const name = lettersAt(bytes, place + 4, 4)
    boxes.push({ name, start, end: Math.min(outer.end, end), isCut: end > outer.end })
    place += size
  }
  return boxes
}
