/** Peaks of a sound: minimum and maximum amplitude of segments of equal length. */
export type PeaksFile = {
  /** Sample rate of the sound in Hz. */
  readonly sampleRate: number
  /** Samples per segment; the last segment may have fewer. */
  readonly samplesPerPeak: number
  /** Minimum and maximum of each segment in turn, in [-128, 127]: twice as many values as segments. */
  readonly pairs: Int8Array<ArrayBuffer>
}

const headerBytes = 20
const version = 1
/** The flag of peaks of 8 bits; without it they have 16. */
const eightBits = 1
const fullScale = 128

/**
 * Computes the peaks of a sound.
 * @param samples mono, values in [-1, 1].
 * @param sampleRate sample rate in Hz.
 * @param samplesPerPeak integer above 0; 256 when absent.
 * @throws RangeError when `samplesPerPeak` is not an integer above 0.
 */
export function peaksFileOf(samples: Float32Array, sampleRate: number, samplesPerPeak = 256): PeaksFile {
  if (!(Number.isInteger(samplesPerPeak) && samplesPerPeak > 0))
    throw new RangeError('A peak has a whole number of samples above 0.')
  const count = Math.ceil(samples.length / samplesPerPeak)
  const pairs = new Int8Array(count * 2)
  for (let peak = 0; peak < count; peak++) {
    const end = Math.min(samples.length, (peak + 1) * samplesPerPeak)
    let [lowest, highest] = [1, -1]
    for (let index = peak * samplesPerPeak; index < end; index++) {
      const sample = samples[index]!
      if (sample < lowest) lowest = sample
      if (sample > highest) highest = sample
    }
    pairs[peak * 2] = step(lowest)
    pairs[peak * 2 + 1] = step(highest)
  }
  return { sampleRate, samplesPerPeak, pairs }
}

const step = (amplitude: number) => Math.max(-128, Math.min(127, Math.round(amplitude * fullScale)))

/**
 * Encodes peaks as a file, little-endian: version, flags, sample rate, samples per peak, number of peaks,
 * then the pairs.
 * @see the data format of audiowaveform (bbc/audiowaveform, doc/DataFormat.md), version 1 with 8 bits.
 */
export function encodePeaks({ sampleRate, samplesPerPeak, pairs }: PeaksFile): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(headerBytes + pairs.length)
  const view = new DataView(file.buffer)
  const header = [version, eightBits, sampleRate, samplesPerPeak, pairs.length / 2]
  header.forEach((value, index) => {
    view.setInt32(index * 4, value, true)
  })
  file.set(new Uint8Array(pairs.buffer, pairs.byteOffset, pairs.length), headerBytes)
  return file
}

/**
 * Decodes the result of {@link encodePeaks}, or of audiowaveform with `-b 8`.
 * @throws RangeError for another format, and for a truncated file.
 */
export function decodePeaks(bytes: ArrayBuffer): PeaksFile {
  if (bytes.byteLength < headerBytes) throw new RangeError('Peaks begin with a header of 20 bytes.')
  const view = new DataView(bytes)
  const [found, flags, sampleRate, samplesPerPeak] = [0, 4, 8, 12].map((place) => view.getInt32(place, true))
  if (found !== version || flags !== eightBits)
    throw new RangeError(`Not peaks of version ${version} with 8 bits.`)
  if (!(sampleRate! > 0 && samplesPerPeak! > 0)) throw new RangeError('Rate and samples a peak are above 0.')
  const length = view.getUint32(16, true) * 2
  if (bytes.byteLength < headerBytes + length) throw new RangeError('The file is shorter than it says.')
  const pairs = new Int8Array(bytes.slice(headerBytes, headerBytes + length))
  return { sampleRate: sampleRate!, samplesPerPeak: samplesPerPeak!, pairs }
}

/**
 * Largest amplitude of each segment, in [0, 1], for `Waveform`; reduce them with `peaksOf` where there are
 * fewer bars.
 */
export function amplitudesOf({ pairs }: Pick<PeaksFile, 'pairs'>): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: pairs.length / 2 }, (_, peak) => {
    // 127 is as loud as the format can say upwards.
    const [down, up] = [-pairs[peak * 2]! / 128, pairs[peak * 2 + 1]! / 127]
    return Math.max(0, down, up)
  })
}
