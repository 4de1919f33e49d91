/** The parts of a file that stay, one after another. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Bytes as the letters they stand for, one each. */
export const lettersOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
