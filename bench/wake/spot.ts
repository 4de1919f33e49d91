import { limits } from '@saywright/api/contract'
import type { WakeWordSpotter } from '@saywright/engines/recognition'
import { askedAgain } from '../lib/startHearing.ts'

interface Spotted {
  readonly lang: string
  /** The wake word. */
  readonly text: string
  readonly anti?: readonly string[]
  readonly samples: Float32Array
}

/** Whether a recording wakes, with the default threshold. */
export type Spot = (spotted: Spotted) => Promise<boolean>

const { signal } = new AbortController()
// Silence before and after, as a microphone has it.
const aroundSamples = limits.audioSampleRateHertz / 2

export const spotWith =
  (spotter: WakeWordSpotter, caller: string): Spot =>
  async ({ lang, text, anti = [], samples }) => {
    const { heard } = await askedAgain(() => {
      const around = new Float32Array(samples.length + 2 * aroundSamples)
      around.set(samples, aroundSamples)
      const words = { wake: [{ word: text }], anti: anti.map((word) => ({ word })) }
      return spotter.spot({ caller, lang, ...words, samples: around, signal })
    })
    return heard.some(({ role, score }) => role === 'wake' && score >= limits.confidenceThreshold)
  }
