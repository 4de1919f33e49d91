import { lettersAt, numberAt, viewOf } from './bytes.js'
import { opusSamples } from './opus.js'

/** Container elements to descend into; others are skipped. */
const inside = new Set([0x1a45dfa3, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe1, 0x1f43b675, 0xa0])
const ids = {
  docType: 0x4282,
  scale: 0x2ad7b1,
  duration: 0x4489,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codec: 0x86,
  codecPrivate: 0x63a2,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
  block: 0xa1,
  discarded: 0x75a2,
} as const

/** Limits the elements of a file: 5 MB of empty ones are not audio. */
const maxElements = 200_000
const nanoseconds = 1e9
const opusRate = 48_000
const sound = 2
/** Maximum time between the start of the last Vorbis packet and the end. */
const tolerance = 0.2

/** @property skipped pre-skip samples at the beginning, at 48 kHz. */
type Track = { number: number; type: number; codec: string; skipped: number }

/** Results of parsing a file. */
type Found = {
  docType: string
  scale: number
  duration: number | undefined
  tracks: Track[]
  packets: { readonly track: number; readonly time: number; readonly data: Uint8Array }[]
  discarded: number
}

/** Whether a file is WebM with an audio track. */
export function hasWebmSound(bytes: Uint8Array): boolean {
  const found = walk(bytes)
  return found?.docType === 'webm' && soundOf(found) !== undefined
}

/**
 * How long the first track of sound in a WebM file lasts: Opus by its packets, Vorbis by what the file says, which the time of its
 * last packet must agree with. Recordings of browsers say nothing.
 *
 * @see RFC 9559 (Matroska), the WebM container guidelines.
 */
export function webmSeconds(bytes: Uint8Array): number | undefined {
  const found = walk(bytes)
  const track = found && soundOf(found)
  if (!track) return undefined
  const packets = found.packets.filter((packet) => packet.track === track.number)
  if (packets.length === 0) return undefined
  if (track.codec === 'A_OPUS') {
    let samples = 0
    for (const { data } of packets) samples += opusSamples(data) ?? Number.NaN
    return (samples - track.skipped) / opusRate - found.discarded / nanoseconds
  }
  const last = (Math.max(...packets.map(({ time }) => time)) * found.scale) / nanoseconds
  const said = found.duration === undefined ? last : (found.duration * found.scale) / nanoseconds
  return track.codec === 'A_VORBIS' && Math.abs(said - last) < tolerance ? said : undefined
}

const soundOf = ({ tracks }: Found) => tracks.find(({ type }) => type === sound)

/** @throws RangeError for an invalid number, or too many elements. */
function walk(bytes: Uint8Array): Found | undefined {
  const found: Found = {
    docType: '',
    scale: 1_000_000,
    duration: undefined,
    tracks: [],
    packets: [],
    discarded: 0,
  }
  let time = 0
  let count = 0
  for (let place = 0; place < bytes.length; ) {
    const id = variable(bytes, place, false)
    const size = variable(bytes, place + id.length, true)
    const start = place + id.length + size.length
    const isUnknown = size.value === 2 ** (7 * size.length) - 1
    if (++count > maxElements) throw new RangeError('No sound')
    if (inside.has(id.value)) {
      if (id.value === ids.track) found.tracks.push({ number: 0, type: 0, codec: '', skipped: 0 })
      place = start
      continue
    }
    const end = start + size.value
    // A truncated element means a truncated file.
    if (isUnknown || end > bytes.length) return undefined
    const data = bytes.subarray(start, end)
    if (id.value === ids.clusterTime) time = whole(data)
    if (id.value === ids.simpleBlock || id.value === ids.block) {
      const packet = packetOf(data, time)
      if (!packet) return undefined
      found.packets.push(packet)
    }
    keep(found, id.value, data)
    place = end
  }
  return found
}

function keep(found: Found, id: number, data: Uint8Array): void {
  const track = found.tracks.at(-1)
  if (id === ids.docType) found.docType = lettersAt(data, 0, data.length).split('\0', 1)[0] ?? ''
  else if (id === ids.scale) found.scale = whole(data)
  else if (id === ids.duration)
    found.duration = data.length === 4 ? viewOf(data).getFloat32(0) : viewOf(data).getFloat64(0)
  else if (id === ids.discarded) found.discarded += Math.max(0, signed(data))
  else if (track && id === ids.trackNumber) track.number = whole(data)
  else if (track && id === ids.trackType) track.type = whole(data)
  else if (track && id === ids.codec) track.codec = lettersAt(data, 0, data.length)
  // The head that an Ogg file begins with; decoders go by it, and not by what is said beside it.
  else if (track && id === ids.codecPrivate && lettersAt(data, 0, 8) === 'OpusHead')
    track.skipped = viewOf(data).getUint16(10, true)
}

/** Track, time after that of the cluster, flags, then one packet; audio blocks with several packets (lacing) are not supported. */
function packetOf(data: Uint8Array, clusterTime: number) {
  const track = variable(data, 0, true)
  const time = clusterTime + viewOf(data).getInt16(track.length)
  const flags = numberAt(data, track.length + 2, 1)
  if (flags & 0x06) return undefined
  return { track: track.value, time, data: data.subarray(track.length + 3) }
}

const whole = (data: Uint8Array) => numberAt(data, 0, data.length)
const signed = (data: Uint8Array) => {
  const value = whole(data)
  return data.length > 0 && data[0]! >= 0x80 ? value - 2 ** (8 * data.length) : value
}

/** Reads an EBML variable-length integer, whose leading zeros give its length. @throws RangeError when it is invalid. */
function variable(bytes: Uint8Array, place: number, isSize: boolean) {
  const first = bytes[place] ?? 0
  if (first === 0) throw new RangeError('Not a number of Matroska')
  const length = Math.clz32(first) - 23
  const mask = isSize ? 2 ** (8 - length) - 1 : 0xff
  return { length, value: numberAt(bytes, place + 1, length - 1, first & mask) }
}
