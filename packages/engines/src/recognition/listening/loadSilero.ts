import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createSilero, type Silero } from '../../voice-activity/createSilero.js'
import { readWeights } from '../../voice-activity/readWeights.js'

const weights = () => createRequire(import.meta.url).resolve('#assets/silero-vad-v5.bin')

/** The voice activity of the engines package, with the weights that are beside it. */
export const loadSilero = (): Silero => createSilero(readWeights(readFileSync(weights())))
