/** Amplitude from which a sample counts as clipped: the two outermost steps of 16 bits at either end, and all beyond. */
export const clippedAmplitude = 32766 / 32768

const shortestRun = 3

/**
 * Stretches in which the sound was louder than the format can hold.
 *
 * @param samples mono, values in [-1, 1].
 * @returns pairs of first and end index (the end excluded), in order. A stretch has three samples or more: music and speech
 *   may touch full scale for one sample without harm.
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
