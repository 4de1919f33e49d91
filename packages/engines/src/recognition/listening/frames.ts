/** Cuts sound that comes in pieces of any length into frames of one length. */
export function createFrames(length: number): {
  /** @returns the frames that the piece completed. */
  next(samples: Float32Array): Float32Array[]
  /** How many samples wait for the rest of their frame. */
  readonly rest: number
} {
  let rest = new Float32Array(0)
  return {
    get rest() {
      return rest.length
    },
    next(samples) {
      const all = joined([rest, samples])
      const count = Math.floor(all.length / length)
      rest = all.slice(count * length)
      return Array.from({ length: count }, (_, at) => all.subarray(at * length, (at + 1) * length))
    },
  }
}

export function joined(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
