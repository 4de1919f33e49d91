/**
 * Peak amplitudes of equal segments of a sound, for drawing a waveform.
 * @param samples mono, values in [-1, 1]; or peaks, to reduce their number.
 * @param count number of segments, an integer of 0 or more.
 * @returns `count` values in [0, 1]; 0 for an empty sound. With fewer samples than segments, samples repeat.
 */
export function peaksOf(samples: ArrayLike<number>, count: number): Float32Array<ArrayBuffer> {
  const peaks = new Float32Array(count)
  if (samples.length === 0) return peaks
  for (let bar = 0; bar < count; bar++) {
    const start = Math.floor((bar * samples.length) / count)
    const end = Math.max(start + 1, Math.floor(((bar + 1) * samples.length) / count))
    let peak = 0
    for (let index = start; index < end; index++) peak = Math.max(peak, Math.abs(samples[index]!))
    peaks[bar] = peak
  }
  return peaks
}

/** Peak amplitude of mono samples, in [0, 1]; 0 for none. */
export function peakOf(samples: Float32Array): number {
  return peaksOf(samples, 1)[0]!
}
