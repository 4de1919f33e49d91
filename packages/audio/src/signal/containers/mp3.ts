import { isCutFrame, isPadding, lettersAt, numberAt } from './bytes.js'

/** Rates (Hz) and bit rates (kbit/s) of layer 3: version 1, then versions 2 and 2.5. */
const rates: Readonly<Record<number, readonly number[]>> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8000],
}
const bitRates = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}

type Frame = {
  readonly bytes: number
  readonly samples: number
  readonly rate: number
  /** Offset of the header that some encoders write into the first frame. */
  readonly infoPlace: number
}

/** The frame whose header is here. Free bit rates, which no encoder uses, are not supported. @see ISO/IEC 11172-3, ISO/IEC 13818-3. */
export function mp3Frame(bytes: Uint8Array, place: number): Frame | undefined {
  const [sync = 0, head = 0, rates_ = 0, mode = 0] = bytes.subarray(place, place + 4)
  const version = (head >> 3) & 3
  const rate = rates[version]?.[(rates_ >> 2) & 3]
  const isFirst = version === 3
  const bitRate = (isFirst ? bitRates.first : bitRates.later)[rates_ >> 4]
  if (sync !== 0xff || (head & 0xe6) !== 0xe2 || !rate || !bitRate) return undefined
  const samples = isFirst ? 1152 : 576
  const isMono = mode >> 6 === 3
  const sideBytes = isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17
  return {
    bytes: Math.floor(((samples / 8) * bitRate * 1000) / rate) + ((rates_ >> 1) & 1),
    samples,
    rate,
    infoPlace: place + 4 + sideBytes,
  }
}

/**
 * How long an MP3 stream lasts, by its frames, which must follow one another; the last one may be cut. The silence that an
 * encoder says it has put at both ends is left out.
 */
export function mp3Seconds(bytes: Uint8Array): number | undefined {
  const first = mp3Frame(bytes, 0)
  if (!first) return undefined
  const info = readInfo(bytes, first.infoPlace)
  let place = info ? first.bytes : 0
  let frames = 0
  while (place < bytes.length) {
    const frame = mp3Frame(bytes, place)
    if (!frame && isPadding(bytes, place)) break
    if (!frame || frame.rate !== first.rate) return undefined
    if (place + frame.bytes <= bytes.length) frames += 1
    else if (!isCutFrame(bytes, place, mp3Frame)) return undefined
    place += frame.bytes
  }
  if (info?.frames !== undefined && Math.abs(info.frames - frames) > 1) return undefined
  return (frames * first.samples - (info?.trimmed ?? 0)) / first.rate
}

/** The frame that says how many others there are, and how much silence an encoder put before and behind the sound. */
function readInfo(bytes: Uint8Array, place: number) {
  if (!['Xing', 'Info'].includes(lettersAt(bytes, place, 4))) return undefined
  const flags = numberAt(bytes, place + 4, 4)
  let next = place + 8
  const frames = flags & 1 ? numberAt(bytes, next, 4) : undefined
  // Frames, bytes, table of contents and quality each are there only where a bit says so.
  for (const [bit, size] of [
    [1, 4],
    [2, 4],
    [4, 100],
    [8, 4],
  ] as const)
    if (flags & bit) next += size
  const hasDelays = ['LAME', 'Lavf', 'Lavc'].includes(lettersAt(bytes, next, 4))
  const delays = hasDelays ? numberAt(bytes, next + 21, 3) : 0
  return { frames, trimmed: (delays >> 12) + (delays & 4095) }
}
