import { convolve, type MemoryState, remember, sigmoid } from './layers.js'
import type { SileroWeights } from './readWeights.js'
import { spectra } from './spectra.js'

/** Samples of one window: 32 ms at 16 kHz. */
export const windowLength = 512
// What the network hears of the window before, and of the window itself mirrored at its end.
const contextLength = 64

/** Tells of sound, window after window, how likely there is speech in it. */
export interface Silero {
  /**
   * @param window the next 512 samples at 16 kHz, in [-1, 1].
   * @returns a score of the network in [0, 1], not a measured probability.
   */
  next(window: Float32Array): number
  /** Forgets what was heard: what follows is another recording. */
  reset(): void
}

/**
 * Silero VAD v5: four frames of a spectrum, four convolutions, a memory, one output. The same code runs in Node and in
 * browsers.
 */
export function createSilero({ encoder, memory, output, outputBias }: SileroWeights): Silero {
  const nothing = (): MemoryState => ({
    hidden: new Float32Array(memory.size),
    cell: new Float32Array(memory.size),
  })
  const heard = new Float32Array(contextLength + windowLength + contextLength)
  let state = nothing()
  return {
    next(window) {
      if (window.length !== windowLength) throw new RangeError(`A window has ${windowLength} samples`)
      heard.copyWithin(0, windowLength, windowLength + contextLength)
      heard.set(window, contextLength)
      const end = contextLength + windowLength
      for (let index = 0; index < contextLength; index++) heard[end + index] = heard[end - 2 - index]!
      const [frame] = encoder.reduce(convolve, spectra(heard))
      state = remember(frame!, state, memory)
      const sum = state.hidden.reduce((all, value, index) => all + Math.max(0, value) * output[index]!, 0)
      return sigmoid(sum + outputBias)
    },
    reset() {
      heard.fill(0)
      state = nothing()
    },
  }
}
