import { type FrameDecoder, frameDecoderOf } from './frameDecoder.js'
import { joinBytes } from './joinBytes.js'
import { WavError } from './WavError.js'
import { readWavFormat, type WavFormat } from './wavFormat.js'

/** Reads a WAV file incrementally. */
export type WavReader = {
  /** Format of the header; `undefined` until it was read. */
  readonly format: WavFormat | undefined
  /**
   * Appends bytes in blocks of any length.
   * @returns the complete frames so far: one array per channel, values in [-1, 1]; no arrays before the first
   * frame.
   * @throws WavError `notWav` without the RIFF/WAVE mark, `unsupportedEncoding` for a format that `WavFormat`
   * does not cover, `noAudio` after 1,000 chunks.
   */
  write(bytes: Uint8Array): Float32Array<ArrayBuffer>[]
  /**
   * Marks the end of the file.
   * @throws WavError `notWav` for less than a mark, `noAudio` when there was no frame.
   */
  end(): void
}

type Part = 'mark' | 'chunkHeader' | 'format' | 'data' | 'skipped'

const markBytes = 12
const chunkHeaderBytes = 8
/** All that is read of a format chunk, the extensible form included. */
const formatBytes = 40
/** Recorders write a dozen; reading hundreds of thousands of empty ones would take seconds. */
const maxChunks = 1000

/**
 * Creates the reader of RIFF/WAVE files. Chunks may have any order; the first format and the first data chunk
 * count. Lengths and byte rates of the header are ignored: a data chunk ends with the bytes, one without a
 * length is the rest of the file, and the duration is counted in frames.
 * @see Microsoft and IBM, "Multimedia Programming Interface and Data Specifications 1.0", 1991;
 * WAVE_FORMAT_EXTENSIBLE.
 */
export function createWavReader(): WavReader {
  let part: Part = 'mark'
  let missing = markBytes
  let padding = 0
  let mayBePadded = false
  let held = new Uint8Array(0)
  let format: WavFormat | undefined
  let decoder: FrameDecoder | undefined
  let hasData = false
  let chunks = 0

  const begin = (next: Part, bytes: number, after = 0) => {
    part = next
    missing = bytes
    padding = after
  }
  const takeHeld = () => {
    const bytes = held
    held = new Uint8Array(0)
    return bytes
  }
  // Chunks that arrive before the format are stored until it is known.
  const early: Uint8Array[] = []

  const finishPart = (): Float32Array<ArrayBuffer>[] => {
    if (part === 'mark') {
      const mark = takeHeld()
      if (nameAt(mark, 0) !== 'RIFF' || nameAt(mark, 8) !== 'WAVE') throw new WavError('notWav')
      begin('chunkHeader', chunkHeaderBytes)
    } else if (part === 'chunkHeader') {
      if (mayBePadded && isPadded(held)) {
        held = held.slice(1)
        mayBePadded = false
        missing = 1
        return []
      }
      chunks += 1
      if (chunks > maxChunks) throw new WavError('noAudio')
      const header = takeHeld()
      const name = nameAt(header, 0)
      const size = new DataView(header.buffer, header.byteOffset).getUint32(4, true)
      mayBePadded = size % 2 === 1
      const read = Math.min(size, formatBytes)
      if (name === 'fmt ' && !format) begin('format', read, size - read)
      else if (name === 'data' && !hasData) {
        hasData = true
        // A recorder that did not come to its end has written no length.
        begin('data', size || Number.POSITIVE_INFINITY)
      } else begin('skipped', size)
    } else if (part === 'format') {
      format = readWavFormat(takeHeld())
      decoder = frameDecoderOf(format)
      begin('skipped', padding)
      return early.length > 0 ? decoder.decode(joinBytes(...early.splice(0))) : []
    } else begin('chunkHeader', chunkHeaderBytes)
    return []
  }

  return {
    get format() {
      return format
    },
    write(bytes) {
      let frames: Float32Array<ArrayBuffer>[] = []
      const keep = (next: Float32Array<ArrayBuffer>[]) => {
        if (next.length > 0) frames = next
      }
      for (let at = 0; at < bytes.length; ) {
        const taken = bytes.subarray(at, at + missing)
        at += taken.length
        missing -= taken.length
        if (part === 'data' && decoder) keep(decoder.decode(taken))
        else if (part === 'data') early.push(taken.slice())
        else if (part !== 'skipped') held = joinBytes(held, taken)
        while (missing === 0) keep(finishPart())
      }
      return frames
    },
    end() {
      if (part === 'mark') throw new WavError('notWav')
      if (!decoder?.hasDecoded()) throw new WavError('noAudio')
    },
  }
}

/** Chunks start at even offsets, behind a byte of padding. Writers forget it, and then the next name begins at once. */
function isPadded(header: Uint8Array): boolean {
  const isName = header.subarray(0, 4).every((letter) => letter >= 0x20 && letter < 0x7f)
  return !isName || ['fmt ', 'data'].includes(nameAt(header, 1))
}

/** Four letters. */
function nameAt(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4))
}
