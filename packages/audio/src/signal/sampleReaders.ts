type ReadSample = (view: DataView, offset: number) => number

// What is no number is silence, and full scale is the most that there is.
const clamped = (value: number) => (Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0)

/** How a sample is read, by encoding and bits; values in [-1, 1], little-endian. */
export const sampleReaders: Readonly<Record<string, ReadSample>> = {
  'pcm/8': (view, offset) => (view.getUint8(offset) - 128) / 2 ** 7,
  'pcm/16': (view, offset) => view.getInt16(offset, true) / 2 ** 15,
  'pcm/24': (view, offset) => (view.getUint16(offset, true) | (view.getInt8(offset + 2) << 16)) / 2 ** 23,
  'pcm/32': (view, offset) => view.getInt32(offset, true) / 2 ** 31,
  'float/32': (view, offset) => clamped(view.getFloat32(offset, true)),
  'float/64': (view, offset) => clamped(view.getFloat64(offset, true)),
}
