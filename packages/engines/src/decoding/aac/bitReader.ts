import type { Codebook } from './codebooks.js'

/** A violation of the format, or a part of it that is not supported. */
export class AacError extends Error {
  override readonly name = 'AacError'
}

/** Reads a packet bit by bit. @throws AacError beyond its end. */
export type BitReader = {
  /** @param count from 0 to 24. */
  read(count: number): number
  flag(): boolean
  word(codebook: Codebook): number
  skipBytes(count: number): void
  /** Goes to the next whole byte. */
  align(): void
  /** Whether nothing but zeros follows the byte that is being read. */
  isAtEnd(): boolean
}

export function createBitReader(packet: Uint8Array): BitReader {
  let place = 0
  const end = packet.length * 8

  function bit(): number {
    if (place >= end) throw new AacError('The packet ends too early')
    const value = (packet[place >> 3]! >> (7 - (place & 7))) & 1
    place += 1
    return value
  }
  function read(count: number): number {
    let value = 0
    for (let left = count; left > 0; left--) value = value * 2 + bit()
    return value
  }
  return {
    read,
    flag: () => bit() === 1,
    word({ counts, symbols }) {
      let [word, first, index] = [0, 0, 0]
      for (const count of counts) {
        word = word * 2 + bit()
        first *= 2
        if (word - first < count) return symbols[index + word - first]!
        index += count
        first += count
      }
      throw new AacError('No such word')
    },
    skipBytes(count) {
      place += count * 8
      if (place > end) throw new AacError('The packet ends too early')
    },
    align() {
      place = (place + 7) & ~7
    },
    isAtEnd: () => packet.subarray((place + 7) >> 3).every((byte) => byte === 0),
  }
}
