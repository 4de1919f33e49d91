/**
 * Amplitude from which a sample counts as clipped: the two outermost steps of 16-bit samples in both
 * directions, and all beyond.
 */
export const clippedAmplitude = 32766 / 32768

const shortestRun = 3

/**
 * Finds clipped parts of a recording.
 * @param samples mono, values in [-1, 1].
 * @returns pairs of start and end index (end exclusive), in order. A range has three samples or more, because
 * music and speech may reach full scale for one sample.
 */
export function clippedRanges(samples: Float32Array): readonly (readonly [start: number, end: number])[] {
  const ranges: [number, number][] = []
  let start = 0
  for (let index = 0; index <= samples.length; index++) {
    if (index < samples.length && Math.abs(samples[index]!) >= clippedAmplitude) continue
    if (index - start >= shortestRun) ranges.push([start, index])
    start = index + 1
  }
  return ranges
}
