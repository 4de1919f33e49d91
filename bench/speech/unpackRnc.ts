/**
 * Unpacks data of RNC ProPack, method 1: Huffman codes for the lengths of literals, the distances and the lengths of copies.
 *
 * @param packed from its signature on.
 * @see the description of the format by Rob Northen Computing, as ScummVM reads it.
 */
export function unpackRnc(packed: Buffer): Buffer {
  const unpacked = Buffer.alloc(packed.readUInt32BE(4))
  let chunks = packed[17] ?? 0
  let from = 18
  let to = 0
  let word = 0
  let bitsLeft = 0

  const bit = () => {
    if (bitsLeft === 0) {
      word = from + 1 < packed.length ? packed.readUInt16LE(from) : (packed[from] ?? 0)
      from += 2
      bitsLeft = 16
    }
    const value = word & 1
    word >>= 1
    bitsLeft--
    return value
  }
  const bits = (count: number) => {
    let value = 0
    for (let at = 0; at < count; at++) value |= bit() << at
    return value
  }
  /** Canonical codes by their length and value. */
  const readCodes = () => {
    const lengths = Array.from({ length: bits(5) }, () => bits(4))
    const codes = new Map<string, number>()
    let code = 0
    for (let length = 1; length <= 16; length++) {
      for (const [symbol, own] of lengths.entries())
        if (own === length) codes.set(`${length} ${code++}`, symbol)
      code <<= 1
    }
    return codes
  }
  const readNumber = (codes: ReadonlyMap<string, number>) => {
    let code = 0
    for (let length = 1; length <= 16; length++) {
      code = (code << 1) | bit()
      const symbol = codes.get(`${length} ${code}`)
      if (symbol !== undefined) return symbol < 2 ? symbol : bits(symbol - 1) | (1 << (symbol - 1))
    }
    throw new Error('No code of RNC')
  }

  bits(2)
  for (; chunks > 0; chunks--) {
    const [literals, distances, lengths] = [readCodes(), readCodes(), readCodes()]
    for (let left = bits(16); ; ) {
      const count = readNumber(literals)
      if (count > 0) packed.copy(unpacked, to, from, from + count)
      to += count
      from += count
      if (--left === 0) break
      const distance = readNumber(distances) + 1
      for (let copies = readNumber(lengths) + 2; copies > 0; copies--) {
        unpacked[to] = unpacked[to - distance] ?? 0
        to++
      }
    }
  }
  return unpacked
}
