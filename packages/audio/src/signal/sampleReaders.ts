type ReadSample = (view: DataView, offset: number) => number

// NaN becomes silence, and values are clipped to full scale.
const clamped = (value: number) => (Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0)

/** Values of the 256 codes. @param expand gives 16 bits. */
const table = (expand: (code: number) => number) =>
  Float32Array.from({ length: 256 }, (_, code) => expand(code) / 2 ** 15)

/** Even bits are inverted; sign, three bits of segment, four of step. @see ITU-T G.711, table 1. */
const alaw = table((code) => {
  const bits = code ^ 0x55
  const segment = (bits >> 4) & 7
  const step = ((bits & 15) << 4) + 8
  const size = segment === 0 ? step : (step + 256) << (segment - 1)
  return bits & 0x80 ? size : -size
})

/** All bits are inverted, and 132 was added before the segment was chosen. @see ITU-T G.711, table 2. */
const mulaw = table((code) => {
  const bits = ~code & 0xff
  const size = ((((bits & 15) << 3) + 132) << ((bits >> 4) & 7)) - 132
  return bits & 0x80 ? 0 - size : size
})

/** How a sample is read, by encoding and bytes; values in [-1, 1], little-endian. */
export const sampleReaders: Readonly<Record<string, ReadSample>> = {
  'pcm/1': (view, offset) => (view.getUint8(offset) - 128) / 2 ** 7,
  'pcm/2': (view, offset) => view.getInt16(offset, true) / 2 ** 15,
  'pcm/3': (view, offset) => (view.getUint16(offset, true) | (view.getInt8(offset + 2) << 16)) / 2 ** 23,
  'pcm/4': (view, offset) => view.getInt32(offset, true) / 2 ** 31,
  'float/4': (view, offset) => clamped(view.getFloat32(offset, true)),
  'float/8': (view, offset) => clamped(view.getFloat64(offset, true)),
  'alaw/1': (view, offset) => alaw[view.getUint8(offset)]!,
  'mulaw/1': (view, offset) => mulaw[view.getUint8(offset)]!,
}
