import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createSilero, readWeights, type Silero } from '@saywright/engines/voice-activity'

const weights = () => createRequire(import.meta.url).resolve('@saywright/engines/silero-vad-v5.bin')

/** The voice activity of the engines package, with the weights that stand beside it. */
export const loadSilero = (): Silero => createSilero(readWeights(readFileSync(weights())))
