import { limits } from '@saywright/api/contract'
import type { Caller } from '../../failures/requireCaller.js'
import type { Speech } from '../../voice-activity/findSpeech.js'
import { isSpokenIn } from './aroundSpeech.js'
import type { EngineDecoder } from './engine.js'
import type { Rival } from './rival.js'
import type { SentencePart } from './SentencePart.js'

const framesPerSecond = 100
/** Of a part that a sentence cannot be laid on at all. */
const nothingFits = -1000

/** Who judges, and for whom if it may be given up. */
export interface Judges {
  readonly decoder: EngineDecoder
  /** Of a large grammar. */
  readonly rival?: Rival | undefined
  readonly caller?: Caller | undefined
  /** Where nothing is taken for silence or noise. */
  readonly noSilenceIn?: Speech | undefined
}

/** How much better a sentence explains its part of a recording than others do: log-likelihood ratios per frame of its words. */
export interface Likelihood {
  /** To a free chain of sounds. */
  readonly ratio: number
  /** To the nearest sentence that nobody said; Infinity where there is none. */
  readonly lead: number
}

/**
 * How much better a sentence explains its part of a recording than a free chain of sounds does, and than what its grammar comes
 * to by chance. What was said before and after, and its noise, has no say: a chain explains any of it, and a sentence none.
 * Sounds between its words fit whatever was said.
 *
 * @param samples of the whole recording, mono PCM at 16 kHz.
 * @param judges the decoder is left with the free chain.
 */
export function likelihoodRatio(
  samples: Float32Array,
  { sentence, startSeconds, endSeconds, wordSeconds }: SentencePart,
  { decoder, rival, caller, noSilenceIn }: Judges,
): Likelihood {
  const rate = limits.audioSampleRateHertz
  const options = { caller, isSpoken: noSilenceIn && isSpokenIn(noSilenceIn, startSeconds) }
  const part = samples.slice(Math.floor(startSeconds * rate), Math.ceil(endSeconds * rate))
  decoder.setSentence(sentence)
  const laid = decoder.pass(part, options)
  decoder.setFreeSpeech()
  const free = decoder.pass(part, options)
  if (laid.segments.length === 0 || free.segments.length === 0)
    return { ratio: nothingFits, lead: nothingFits }
  const perFrame = (score: number) => (laid.score - score) / (wordSeconds * framesPerSecond)
  const chance = rival?.(part, options)
  return {
    ratio: perFrame(free.score),
    lead: chance === undefined ? Number.POSITIVE_INFINITY : perFrame(chance),
  }
}
