import { limits, type SpeechHypothesis } from '@saywright/api/contract'
import { joinWords } from '@saywright/grammar'
import type { Recognized, SessionEvent } from '../port.js'
import { confidenceOf } from './confidence.js'
import type { Decoded, Listened, ListeningEvent } from './messages.js'

/**
 * What was decoded, in the terms of the contract.
 *
 * @param startMilliseconds where the recording begins, from which the words are placed.
 */
export function recognizedOf(lang: string, { decoded, flaw }: Listened, startMilliseconds = 0): Recognized {
  const found = flaw && { flaw }
  if (typeof decoded === 'string') return { hypotheses: [], refusal: decoded, ...found }
  return { hypotheses: [hypothesisOf(lang, decoded, startMilliseconds)], ...found }
}

/** The engine's scores of words say which fit better than others; on average they are as sure as the sentence is. */
function hypothesisOf(lang: string, decoded: Decoded, startMilliseconds: number): SpeechHypothesis {
  const { words } = decoded
  const confidence = confidenceOf(lang, decoded)
  const mean = words.reduce((sum, { score }) => sum + score, 0) / words.length
  return {
    text: joinWords(words.map(({ word }) => word)),
    confidence,
    words: words.map(({ word, startSeconds, endSeconds, score }) => ({
      word,
      start_ms: startMilliseconds + Math.round(startSeconds * 1000),
      end_ms: startMilliseconds + Math.round(endSeconds * 1000),
      score: Math.max(0, Math.min(1, (confidence / 10_000) * (score / mean))),
    })),
  }
}

/** What a session heard, in milliseconds. */
export function sessionEventOf(lang: string, heard: ListeningEvent): SessionEvent {
  if (heard.type === 'speech') return { type: 'speech', startMilliseconds: milliseconds(heard.start) }
  if (heard.type === 'partial')
    return { type: 'partial', text: joinWords(heard.words), endMilliseconds: milliseconds(heard.end) }
  const { endedBy } = heard
  const startMilliseconds = milliseconds(heard.start)
  return {
    type: 'sentence',
    startMilliseconds,
    endMilliseconds: milliseconds(heard.end),
    endedBy,
    recognized: recognizedOf(lang, heard, startMilliseconds),
  }
}

const milliseconds = (samples: number) =>
  Math.max(0, Math.round((samples * 1000) / limits.audioSampleRateHertz))
