import { limits, type SpottedWord, type WakeScores } from '@saywright/api/contract'
import type { WakeWordsFound } from '../port.js'
import type { Spotting } from './createSpotter.js'
import type { SpottedWakeWord } from './WakeWord.js'

const milliseconds = (samples: number) => Math.round((samples * 1000) / limits.audioSampleRateHertz)

/** What was found, in the terms of the contract. */
export const foundIn = ({ firstStep, scores, heard, speechSeconds }: Spotting): WakeWordsFound => ({
  scores: scoresOf({ firstStep, scores }),
  heard: heard.map(spottedWordOf),
  speech_ms: Math.round(speechSeconds * 1000),
})

export const scoresOf = ({ firstStep, scores }: Pick<Spotting, 'firstStep' | 'scores'>): WakeScores => ({
  start_ms: firstStep * limits.wakeScoreStepMilliseconds,
  step_ms: limits.wakeScoreStepMilliseconds,
  scores: [...scores],
})

export const spottedWordOf = ({ text, role, start, end, score }: SpottedWakeWord): SpottedWord => ({
  word: text,
  role,
  start_ms: milliseconds(start),
  end_ms: milliseconds(end),
  score,
})
