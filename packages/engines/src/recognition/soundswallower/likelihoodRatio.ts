import { limits } from '@saywright/api/contract'
import type { Caller } from '../../failures/requireCaller.js'
import type { SentencePart } from './decode.js'
import type { EngineDecoder } from './engine.js'

const framesPerSecond = 100
/** Of a part that a sentence cannot be laid on at all. */
const nothingFits = -1000

/**
 * How much better a sentence explains its part of a recording than a free chain of sounds does. What was said before and
 * after, and its noise, has no say: a chain explains any of it, and a sentence none.
 *
 * @param decoder is left with the free chain.
 * @param samples of the whole recording, mono PCM at 16 kHz.
 * @param caller for whom it is judged, if it may be given up.
 * @returns log-likelihood ratio per frame of its words: sounds between them fit whatever was said.
 */
export function likelihoodRatio(
  decoder: EngineDecoder,
  samples: Float32Array,
  { sentence, startSeconds, endSeconds, wordSeconds }: SentencePart,
  caller?: Caller,
): number {
  const rate = limits.audioSampleRateHertz
  const part = samples.slice(Math.floor(startSeconds * rate), Math.ceil(endSeconds * rate))
  decoder.setSentence(sentence)
  const laid = decoder.pass(part, caller)
  decoder.setFreeSpeech()
  const free = decoder.pass(part, caller)
  if (laid.segments.length === 0 || free.segments.length === 0) return nothingFits
  return (laid.score - free.score) / (wordSeconds * framesPerSecond)
}
