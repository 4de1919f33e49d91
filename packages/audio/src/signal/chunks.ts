/** Number of samples in a buffer of a stream. */
export const bufferSize = 8192

/** Splits a stream into buffers of a fixed size. */
export type Chunker = {
  /** Appends samples and returns the buffers that are now full. */
  write(samples: Float32Array): Float32Array<ArrayBuffer>[]
  /** Returns the remaining samples, fewer than a buffer; `undefined` when there are none. */
  end(): Float32Array<ArrayBuffer> | undefined
}

/**
 * Creates a chunker.
 * @param size samples per buffer, 1 or more.
 */
export function createChunker(size = bufferSize): Chunker {
  let open = new Float32Array(size)
  let filled = 0
  return {
    write(samples) {
      const full: Float32Array<ArrayBuffer>[] = []
      for (let offset = 0; offset < samples.length; ) {
        const part = samples.subarray(offset, offset + size - filled)
        open.set(part, filled)
        offset += part.length
        filled += part.length
        if (filled < size) continue
        full.push(open)
        open = new Float32Array(size)
        filled = 0
      }
      return full
    },
    end() {
      const tail = filled > 0 ? open.slice(0, filled) : undefined
      filled = 0
      return tail
    },
  }
}
