/** A table for a cyclic redundancy check that takes the highest bit first. @param polynomial without its highest bit. */
export function crcTable(polynomial: number, bits: 8 | 16 | 32): Uint32Array {
  const top = 2 ** (bits - 1)
  const mask = 2 ** bits - 1
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte * 2 ** (bits - 8)
    for (let bit = 0; bit < 8; bit++)
      value = value >= top ? (((value - top) * 2) ^ polynomial) >>> 0 : value * 2
    return (value & mask) >>> 0
  })
}
