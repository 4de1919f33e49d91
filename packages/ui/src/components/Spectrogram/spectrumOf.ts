import type { SpectrumColumn } from './SpectrumColumn.js'
import { spectrumOfSamples } from './spectrumOfSamples.js'
import { spectrumOfUtterance } from './spectrumOfUtterance.js'

export { drawSpectrum } from './drawSpectrum.js'

export type Sound = {
  /** Mono PCM in [-1, 1]. Without it a sentence that nobody said is meant. */
  samples: Float32Array | undefined
  /** Samples per second (Hz). */
  sampleRate: number
  /** The highest frequency (Hz). */
  highest: number
  /** Which sentence that nobody said. */
  seed: number
}

/** The spectrum of a recording, or of a sentence that nobody said. @throws RangeError as `spectrumOfSamples`. */
export function spectrumOf({ samples, sampleRate, highest, seed }: Sound): SpectrumColumn {
  return samples ? spectrumOfSamples(samples, sampleRate, highest) : spectrumOfUtterance(seed)
}
