const wordBits = 32n
const wordMask = 0xffffffffn
const rounds = 4

/**
 * A shuffled order of the numbers below `total`, without storing them: each index gives another number, and no
 * number comes twice. A Feistel network over the next power of four, walked on until it falls below `total`.
 *
 * @param total how many numbers there are; at least 1, of any size.
 * @param seed any integer; the same seed gives the same order.
 * @see Black and Rogaway, "Ciphers with Arbitrary Finite Domains", 2002, for the cycle walk.
 */
export function permutation(total: bigint, seed: number): (index: bigint) => bigint {
  const bits = (total - 1n).toString(2).length
  const half = BigInt(Math.max(1, Math.ceil(bits / 2)))
  const mask = (1n << half) - 1n
  const encrypt = (value: bigint) => {
    let left = value >> half
    let right = value & mask
    for (let round = 0; round < rounds; round++) {
      const mixed = spread(right, half, seed + round * 0x9e3779b9)
      ;[left, right] = [right, left ^ mixed]
    }
    return (left << half) | right
  }
  return (index) => {
    let value = encrypt(index)
    while (value >= total) value = encrypt(value)
    return value
  }
}

/** As many well-mixed bits as `half`, depending on all bits of `value` and on the key. */
function spread(value: bigint, half: bigint, key: number): bigint {
  let state = key | 0
  for (let rest = value; ; rest >>= wordBits) {
    state = mix(state ^ Number(rest & wordMask))
    if (rest >> wordBits === 0n) break
  }
  let result = 0n
  for (let made = 0n; made < half; made += wordBits) {
    state = mix(state + 0x6d2b79f5)
    result = (result << wordBits) | BigInt(state >>> 0)
  }
  return result & ((1n << half) - 1n)
}

/** A number of 32 bits of which each bit depends on all bits of `value`. */
export function mix(value: number): number {
  let state = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return state ^ (state >>> 16)
}
