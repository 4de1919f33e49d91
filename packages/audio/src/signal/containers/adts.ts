import type { AacStream } from './AacStream.js'
import { isCutFrame, isPadding } from './bytes.js'

/** Sample rates (Hz) by their index. @see ISO/IEC 14496-3, table 1.18. */
export const aacRates: readonly number[] = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
]
/** Samples of a channel in a block of raw data. */
export const aacBlockSamples = 1024

type Frame = {
  readonly bytes: number
  readonly headerBytes: number
  readonly blocks: number
  readonly rate: number
  readonly objectType: number
  readonly channelConfiguration: number
}

/** The frame whose header is here. @see ISO/IEC 13818-7, section 6.2. */
export function adtsFrame(bytes: Uint8Array, place: number): Frame | undefined {
  const [sync = 0, head = 0, rates = 0, a = 0, b = 0, c = 0, last = 0] = bytes.subarray(place, place + 7)
  const rate = aacRates[(rates >> 2) & 15]
  const size = ((a & 3) << 11) | (b << 3) | (c >> 5)
  if (sync !== 0xff || (head & 0xf6) !== 0xf0 || !rate || size < 7) return undefined
  // A check sum follows the header unless a bit says that there is none.
  const headerBytes = head & 1 ? 7 : 9
  const channelConfiguration = ((rates & 1) << 2) | (a >> 6)
  const objectType = (rates >> 6) + 1
  return { bytes: size, headerBytes, blocks: (last & 3) + 1, rate, objectType, channelConfiguration }
}

/** How long a stream of AAC in ADTS lasts, by its frames, which must follow one another; the last one may be cut. */
export function adtsSeconds(bytes: Uint8Array): number | undefined {
  const first = adtsFrame(bytes, 0)
  let blocks = 0
  for (let place = 0; place < bytes.length; ) {
    const frame = adtsFrame(bytes, place)
    if (!frame && isPadding(bytes, place)) break
    if (!frame || frame.rate !== first?.rate) return undefined
    if (place + frame.bytes <= bytes.length) blocks += frame.blocks
    else if (!isCutFrame(bytes, place, adtsFrame)) return undefined
    place += frame.bytes
  }
  return first && (blocks * aacBlockSamples) / first.rate
}

/** The packets of a stream that `adtsSeconds` reads; undefined when a frame has several blocks, which no encoder writes. */
export function adtsPackets(bytes: Uint8Array): AacStream | undefined {
  const first = adtsFrame(bytes, 0)
  const packets: Uint8Array[] = []
  for (let place = 0; place < bytes.length; ) {
    const frame = adtsFrame(bytes, place)
    if (!frame || place + frame.bytes > bytes.length) break
    if (frame.blocks > 1) return undefined
    packets.push(bytes.subarray(place + frame.headerBytes, place + frame.bytes))
    place += frame.bytes
  }
  if (!first) return undefined
  const { rate, objectType, channelConfiguration } = first
  return { rate, objectType, channelConfiguration, packets, skipped: 0 }
}
