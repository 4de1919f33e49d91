import { limits } from '@saywright/api/contract'
import { type Caller, requireCaller } from '../../failures/requireCaller.js'
import { createSpotter, type SpotterParts, type Spotting } from './createSpotter.js'

const rate = limits.audioSampleRateHertz
// The search hears nothing new in a tenth of a second.
const pieceSamples = rate / 10
/** Silence after the recording: a word that ends with it has ended. */
const afterSamples = rate / 2

/**
 * Finds wake words in a whole recording.
 *
 * @param samples mono PCM at 16 kHz.
 * @throws EngineFailure `caller_gone` once the caller is gone, between two pieces of 0.1 s.
 */
export function spotIn(samples: Float32Array, parts: SpotterParts, caller: Caller): Spotting {
  const spotter = createSpotter(parts)
  const pieces: Spotting[] = []
  for (let at = 0; at < samples.length; at += pieceSamples) {
    requireCaller(caller)
    pieces.push(spotter.hear(samples.slice(at, at + pieceSamples), false))
  }
  pieces.push(spotter.hear(new Float32Array(afterSamples), true))
  const steps = Math.ceil((samples.length / rate) * (1000 / limits.wakeScoreStepMilliseconds))
  return {
    firstStep: 0,
    scores: pieces.flatMap(({ scores }) => scores).slice(0, steps),
    heard: pieces.flatMap(({ heard }) => heard),
    neededFrom: samples.length,
    speechSeconds: pieces.reduce((sum, { speechSeconds }) => sum + speechSeconds, 0),
  }
}
