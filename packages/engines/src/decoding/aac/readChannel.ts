import type { Bands } from './bands.js'
import { AacError, type BitReader } from './bitReader.js'
import type { Channel, WindowInfo } from './Channel.js'
import { scaleFactorCodebook, spectrumCodebooks } from './codebooks.js'
import { readShaping } from './noiseShaping.js'

/** Which windows a block has: one long one, one that leads to short ones, eight short ones, or one that leads back. */
export const windows = { long: 0, start: 1, short: 2, stop: 3 } as const

/** Codebooks that stand for something other than a code. */
export const special = { zero: 0, escape: 11, noise: 13, intensityOut: 14, intensityIn: 15 } as const

const windowValues = 128
const longValues = 1024

export function readWindowInfo(reader: BitReader, bands: Bands): WindowInfo {
  if (reader.flag()) throw new AacError('A bit that is always zero')
  const sequence = reader.read(2)
  const isKaiser = reader.flag()
  const isShort = sequence === windows.short
  const bandCount = reader.read(isShort ? 4 : 6)
  const groups = [1]
  if (isShort)
    for (let window = 1; window < 8; window++) {
      if (reader.flag()) groups[groups.length - 1]! += 1
      else groups.push(1)
    }
  else if (reader.flag()) throw new AacError('Prediction is no part of low complexity')
  const offsets = isShort ? bands.short : bands.long
  if (bandCount >= offsets.length) throw new AacError('More bands than there are')
  return {
    sequence,
    isKaiser,
    bandCount,
    groups,
    offsets,
    shapedBands: isShort ? bands.shapedShort : bands.shapedLong,
  }
}

/** @param shared windows that both channels of a pair have. @param random noise in [-1, 1). */
export function readChannel(
  reader: BitReader,
  bands: Bands,
  shared: WindowInfo | undefined,
  random: () => number,
): Channel {
  const gain = reader.read(8)
  const info = shared ?? readWindowInfo(reader, bands)
  const codebooks = readCodebooks(reader, info)
  const factors = readFactors(reader, codebooks, gain)
  const isShort = info.sequence === windows.short
  const pulses = reader.flag() ? readPulses(reader, info) : []
  const shaping = reader.flag() ? readShaping(reader, isShort ? 8 : 1) : undefined
  if (reader.flag()) throw new AacError('Gain control is no part of low complexity')
  const quantized = readQuantized(reader, info, codebooks)
  for (const { place, size } of pulses) quantized[place]! += quantized[place]! > 0 ? size : -size
  const spectrum = scaled(quantized, info, codebooks, factors, random)
  return { info, codebooks, factors, spectrum, shaping }
}

/** Bands next to each other share a codebook; how many, is written in pieces as long as a piece is full. */
function readCodebooks(reader: BitReader, { sequence, bandCount, groups }: WindowInfo): number[][] {
  const bits = sequence === windows.short ? 3 : 5
  return groups.map(() => {
    const books: number[] = []
    while (books.length < bandCount) {
      const book = reader.read(4)
      if (book === 12) throw new AacError('No such codebook')
      let [length, piece] = [0, 0]
      do {
        piece = reader.read(bits)
        length += piece
      } while (piece === 2 ** bits - 1)
      if (books.length + length > bandCount) throw new AacError('More bands than there are')
      for (; length > 0; length--) books.push(book)
    }
    return books
  })
}

/** Each is written as its difference from the one before of its kind. */
function readFactors(reader: BitReader, codebooks: readonly (readonly number[])[], gain: number): number[][] {
  let [factor, place, loudness] = [gain, 0, gain - 90]
  let isFirstNoise = true
  const step = () => reader.word(scaleFactorCodebook) - 60
  return codebooks.map((books) =>
    books.map((book) => {
      if (book === special.zero) return 0
      if (book === special.intensityIn || book === special.intensityOut) {
        place += step()
        return place
      }
      if (book === special.noise) {
        loudness += isFirstNoise ? reader.read(9) - 256 : step()
        isFirstNoise = false
        return loudness
      }
      factor += step()
      if (factor < 0 || factor > 255) throw new AacError('No such scale factor')
      return factor
    }),
  )
}

function readPulses(reader: BitReader, { sequence, offsets }: WindowInfo) {
  if (sequence === windows.short) throw new AacError('Pulses in short windows')
  const count = reader.read(2) + 1
  const start = offsets[reader.read(6)]
  if (start === undefined) throw new AacError('No such band')
  let place = start
  return Array.from({ length: count }, () => {
    place += reader.read(5)
    if (place >= longValues) throw new AacError('A pulse beyond the spectrum')
    return { place, size: reader.read(4) }
  })
}

/** @param write told of each band: where its values of each window stand. */
function eachBand(
  { groups, bandCount, offsets }: WindowInfo,
  write: (group: number, band: number, starts: readonly number[], width: number) => void,
): void {
  let window = 0
  for (const [group, count] of groups.entries()) {
    const first = window
    for (let band = 0; band < bandCount; band++) {
      const starts = Array.from({ length: count }, (_, at) => (first + at) * windowValues + offsets[band]!)
      write(group, band, starts, offsets[band + 1]! - offsets[band]!)
    }
    window += count
  }
}

function readQuantized(
  reader: BitReader,
  info: WindowInfo,
  codebooks: readonly (readonly number[])[],
): Int32Array {
  const values = new Int32Array(longValues)
  eachBand(info, (group, band, starts, width) => {
    const book = codebooks[group]![band]!
    if (book === special.zero || book > special.escape) return
    for (const start of starts) readValues(reader, book, values.subarray(start, start + width))
  })
  return values
}

/** Words of two or four values; where the code has no signs, they follow it, and values of 16 are written out. */
function readValues(reader: BitReader, book: number, target: Int32Array): void {
  const { values, base, lowest, ...codebook } = spectrumCodebooks[book - 1]!
  for (let at = 0; at < target.length; at += values) {
    let symbol = reader.word(codebook)
    for (let place = at + values - 1; place >= at; place--) {
      target[place] = (symbol % base) + lowest
      symbol = Math.floor(symbol / base)
    }
    if (lowest < 0) continue
    const signs = target.subarray(at, at + values).map((value) => (value && reader.flag() ? -1 : 1))
    for (let place = at; place < at + values; place++) {
      const size = book === special.escape && target[place] === 16 ? readEscape(reader) : target[place]!
      target[place] = size * signs[place - at]!
    }
  }
}

function readEscape(reader: BitReader): number {
  let bits = 4
  while (reader.flag()) bits += 1
  if (bits > 12) throw new AacError('No such value')
  return 2 ** bits + reader.read(bits)
}

function scaled(
  quantized: Int32Array,
  info: WindowInfo,
  codebooks: readonly (readonly number[])[],
  factors: readonly (readonly number[])[],
  random: () => number,
): Float64Array {
  const spectrum = new Float64Array(longValues)
  eachBand(info, (group, band, starts, width) => {
    const book = codebooks[group]![band]!
    const factor = factors[group]![band]!
    for (const start of starts) {
      const target = spectrum.subarray(start, start + width)
      if (book === special.noise) fillWithNoise(target, 2 ** (factor / 4), random)
      else if (book > special.zero && book <= special.escape) {
        const scale = 2 ** ((factor - 100) / 4)
        for (let at = 0; at < width; at++) {
          const value = quantized[start + at]!
          target[at] = Math.sign(value) * Math.abs(value) ** (4 / 3) * scale
        }
      }
    }
  })
  return spectrum
}

/** Noise of a loudness, whatever its shape. */
function fillWithNoise(target: Float64Array, loudness: number, random: () => number): void {
  let power = 0
  for (let at = 0; at < target.length; at++) {
    const value = random()
    target[at] = value
    power += value * value
  }
  const scale = loudness / Math.sqrt(power)
  for (let at = 0; at < target.length; at++) target[at]! *= scale
}
