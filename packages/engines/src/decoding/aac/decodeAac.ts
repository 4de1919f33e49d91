import type { AacStream, PcmAudio } from '@saywright/audio/signal'
import { type Bands, bandsByRate } from './bands.js'
import { AacError, type BitReader, createBitReader } from './bitReader.js'
import type { Channel } from './Channel.js'
import { createFilterBank, type FilterBank } from './filterBank.js'
import { applyShaping } from './noiseShaping.js'
import { readChannel, readWindowInfo, special, windows } from './readChannel.js'

const blockSamples = 1024
const maxChannels = 8
const elements = { single: 0, pair: 1, coupling: 2, low: 3, data: 4, program: 5, fill: 6, end: 7 } as const
/** Low complexity, and what adds upper frequencies to it: a recognizer of 16 kHz needs none of those. */
const objectTypes: readonly number[] = [2, 5, 29]

/**
 * Decodes AAC of low complexity, the core of HE-AAC included.
 *
 * @throws AacError for what is damaged, or has parts that other profiles have.
 * @see ISO/IEC 14496-3, subpart 4.
 */
export function decodeAac(stream: AacStream): PcmAudio {
  const { rate, objectType, channelConfiguration, packets, skipped } = stream
  const bands = bandsByRate[rate]
  if (!bands || !objectTypes.includes(objectType)) throw new AacError('Another profile')
  const random = noise()
  const banks: FilterBank[] = []
  const samples: Float32Array<ArrayBuffer>[] = []
  let expected: string | undefined
  for (const [block, packet] of packets.entries()) {
    const reader = createBitReader(packet)
    const { channels, layout } = readBlock(reader, bands, random)
    // Other decoders play what follows as blocks of their own.
    if (!reader.isAtEnd()) throw new AacError('More than a block')
    expected ??= layout
    if (layout !== expected || !fits(channels.length, channelConfiguration))
      throw new AacError('Other channels')
    for (const [index, channel] of channels.entries()) {
      applyShaping(channel)
      banks[index] ??= createFilterBank()
      samples[index] ??= new Float32Array(packets.length * blockSamples)
      const decoded = banks[index].write(channel.spectrum, channel.info)
      for (const [at, value] of decoded.entries())
        samples[index][block * blockSamples + at] = Math.max(-1, Math.min(1, value / 2 ** 15))
    }
  }
  const first = Math.round(skipped * rate)
  return { sampleRate: rate, channels: samples.map((channel) => channel.slice(first)) }
}

function fits(count: number, configuration: number): boolean {
  const said = configuration === 7 ? maxChannels : configuration
  return said === 0 ? count > 0 && count <= maxChannels : count === said
}

/** The channels of a packet, and which elements they came in. */
function readBlock(reader: BitReader, bands: Bands, random: () => number) {
  const channels: Channel[] = []
  let layout = ''
  for (;;) {
    const element = reader.read(3)
    if (element === elements.end) return { channels, layout }
    if (element === elements.fill) {
      const count = reader.read(4)
      reader.skipBytes(count === 15 ? 14 + reader.read(8) : count)
      continue
    }
    // Which one of its kind it is.
    const tag = reader.read(4)
    if (element < elements.data) layout += `${element}.${tag} `
    if (element === elements.single || element === elements.low)
      channels.push(readChannel(reader, bands, undefined, random))
    else if (element === elements.pair) channels.push(...readPair(reader, bands, random))
    else if (element === elements.data) skipData(reader)
    else if (element === elements.program) skipProgram(reader)
    else throw new AacError('Coupled channels')
  }
}

function readPair(reader: BitReader, bands: Bands, random: () => number): [Channel, Channel] {
  const shared = reader.flag() ? readWindowInfo(reader, bands) : undefined
  const kind = shared ? reader.read(2) : 0
  if (kind === 3) throw new AacError('No such kind of stereo')
  const isMid =
    shared && kind === 1
      ? shared.groups.map(() => Array.from({ length: shared.bandCount }, () => reader.flag()))
      : undefined
  const left = readChannel(reader, bands, shared, random)
  const right = readChannel(reader, bands, shared, random)
  if (shared) {
    const { groups, bandCount, offsets, sequence } = shared
    let window = 0
    for (const [group, count] of groups.entries())
      for (let last = window + count; window < last; window++)
        for (let band = 0; band < bandCount; band++) {
          const start = window * (sequence === windows.short ? 128 : 0)
          const [from, to] = [start + offsets[band]!, start + offsets[band + 1]!]
          const isPart = kind === 2 || (isMid?.[group]?.[band] ?? false)
          parted(left, right, { group, band, from, to, isPart, isInverted: kind === 1 && isPart })
        }
  }
  return [left, right]
}

/** Middle and side become left and right; or the right is the left, louder or softer. */
function parted(
  left: Channel,
  right: Channel,
  at: {
    readonly group: number
    readonly band: number
    readonly from: number
    readonly to: number
    readonly isPart: boolean
    readonly isInverted: boolean
  },
): void {
  const book = right.codebooks[at.group]![at.band]!
  const isIntensity = book === special.intensityIn || book === special.intensityOut
  const sign = (book === special.intensityIn ? 1 : -1) * (at.isInverted ? -1 : 1)
  const scale = isIntensity ? sign * 0.5 ** (right.factors[at.group]![at.band]! / 4) : 0
  const hasNoise = book === special.noise || left.codebooks[at.group]![at.band] === special.noise
  for (let place = at.from; place < at.to; place++) {
    const [one, other] = [left.spectrum[place]!, right.spectrum[place]!]
    if (isIntensity) right.spectrum[place] = one * scale
    else if (at.isPart && !hasNoise) {
      left.spectrum[place] = one + other
      right.spectrum[place] = one - other
    }
  }
}

function skipData(reader: BitReader): void {
  const isAligned = reader.flag()
  const count = reader.read(8)
  const more = count === 255 ? reader.read(8) : 0
  if (isAligned) reader.align()
  reader.skipBytes(count + more)
}

/** Says which channel is where; they come in the usual order all the same. */
function skipProgram(reader: BitReader): void {
  reader.read(6)
  const [front, side, back] = [reader.read(4), reader.read(4), reader.read(4)]
  const [low, data, coupled] = [reader.read(2), reader.read(3), reader.read(4)]
  for (const bits of [4, 4, 3]) if (reader.flag()) reader.read(bits)
  for (let left = front + side + back + coupled; left > 0; left--) reader.read(5)
  for (let left = low + data; left > 0; left--) reader.read(4)
  reader.align()
  reader.skipBytes(reader.read(8))
}

/** The same in every run. @see Marsaglia, "Xorshift RNGs", 2003. */
function noise(): () => number {
  let state = 0x2545f491
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state / 0x80000000
  }
}
