export interface Wav {
  readonly durationSeconds: number
  readonly channels: number
  readonly sampleRateHertz: number
  readonly bitsPerSample: number
  readonly isPcm: boolean
  /** The sound itself, as it lies in the file. */
  readonly data: Buffer
}

const pcm = 1
const extensible = 0xfffe

/**
 * Reads what a WAV file says of itself.
 *
 * @returns `undefined` when the bytes are no WAV, or one without sound.
 * @see Multimedia Programming Interface and Data Specifications 1.0 (IBM and Microsoft, 1991), chapter 3.
 */
export function readWav(bytes: Uint8Array): Wav | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (
    buffer.length < 12 ||
    buffer.toString('latin1', 0, 4) !== 'RIFF' ||
    buffer.toString('latin1', 8, 12) !== 'WAVE'
  ) {
    return undefined
  }
  const format = chunk(buffer, 'fmt ')
  const data = chunk(buffer, 'data')
  if (!format || format.length < 16 || !data) return undefined
  const code = format.readUInt16LE(0)
  const isPcm =
    code === pcm || (code === extensible && format.length >= 26 && format.readUInt16LE(24) === pcm)
  const bytesPerSecond = format.readUInt32LE(8)
  if (bytesPerSecond === 0) return undefined
  return {
    durationSeconds: data.length / bytesPerSecond,
    channels: format.readUInt16LE(2),
    sampleRateHertz: format.readUInt32LE(4),
    bitsPerSample: format.readUInt16LE(14),
    isPcm,
    data,
  }
}

/** A chunk by name; one that claims more than the file holds ends with the file. */
function chunk(buffer: Buffer, name: string): Buffer | undefined {
  for (let at = 12; at + 8 <= buffer.length; ) {
    const size = buffer.readUInt32LE(at + 4)
    if (buffer.toString('latin1', at, at + 4) === name) return buffer.subarray(at + 8, at + 8 + size)
    // Chunks begin at even places.
    at += 8 + size + (size % 2)
  }
  return undefined
}
