/**
 * Loudness of each window of a recording.
 *
 * @param samples mono PCM, one value per sample in [-1, 1].
 * @param sampleRate samples per second (Hz), for example 16000.
 * @param windowSeconds length of a window; windows do not overlap and the last may be shorter.
 * @returns one root-mean-square value per window in [0, 1]; empty when `samples` is empty.
 * @throws RangeError when `sampleRate` or `windowSeconds` is not above 0.
 * @see ITU-R BS.1770-5 for perceived loudness, which this is not: no frequency weighting is applied.
 */
export function rootMeanSquare(
  samples: Float32Array,
  sampleRate: number,
  windowSeconds: number,
): Float32Array<ArrayBuffer> {
  if (!(sampleRate > 0 && windowSeconds > 0)) throw new RangeError('Rate and window must be above 0')
  const size = Math.max(1, Math.round(sampleRate * windowSeconds))
  return Float32Array.from({ length: Math.ceil(samples.length / size) }, (_, window) => {
    const part = samples.subarray(window * size, (window + 1) * size)
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
  })
}
