const preambleBytes = 8
const memorySection = 5

/**
 * A WebAssembly module whose memory has a maximum: growing beyond it fails inside the module.
 *
 * @param bytes a module that declares one memory of its own.
 * @param pages maximum, in pages of 64 KiB.
 * @see WebAssembly Core Specification 2.0, 5.5.8: a memory is a flag, a minimum and, with flag 1, a maximum.
 */
export function boundMemory(bytes: Uint8Array, pages: number): Uint8Array<ArrayBuffer> {
  for (let at = preambleBytes; at < bytes.length; ) {
    const [size, start] = readNumber(bytes, at + 1)
    if (bytes[at] === memorySection) {
      const [minimum] = readNumber(bytes, start + 2)
      const content = [1, 1, ...numberOf(minimum), ...numberOf(pages)]
      const section = [memorySection, ...numberOf(content.length), ...content]
      return Uint8Array.from(
        Buffer.concat([bytes.subarray(0, at), Buffer.from(section), bytes.subarray(start + size)]),
      )
    }
    at = start + size
  }
  throw new Error('The module declares no memory')
}

/** A number of seven bits a byte, the lowest first (LEB128). @returns it, and where the next one begins. */
function readNumber(bytes: Uint8Array, from: number): readonly [number, number] {
  let [value, at] = [0, from]
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++] ?? 0
    value |= (byte & 0x7f) << shift
    if (byte < 0x80) return [value >>> 0, at]
  }
}

function numberOf(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...numberOf(value >>> 7)]
}
