import { docs } from '../kernel/docs.js'
import type { MessageOf } from '../kernel/messages.js'
import { flag, integer, list, object, oneOf, optional, record, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { pronouncedWord, score, speechRecognition } from './speech.js'

/** The protocol name of a WebSocket of listening. */
export const listeningProtocol = 'saywright.listen'

/** Why a sentence ended: by silence, by a request, or by the maximum length. */
export const sentenceEnds = ['silence', 'stop', 'length'] as const

/** Why listening is over: nothing was said for long, it took long, or the service stops. */
export const listeningEnds = ['idle', 'time', 'stopping'] as const

const milliseconds = (note: string) => integer({ min: 0, [docs]: { note, example: 640 } })

/** Where in the sound a sentence is, in milliseconds from the first sample that was sent. */
export const sentencePlace = {
  start_ms: milliseconds('from the first sample that was sent'),
  end_ms: milliseconds('from the first sample that was sent'),
  ended_by: oneOf(sentenceEnds, { [docs]: { example: 'silence' } }),
}

const listeningGrammar = {
  jsgf: text({ min: 1, max: limits.jsgfMaxCharacters }),
  words: optional(list(pronouncedWord, { max: limits.valuesPerSlot })),
}

/**
 * Messages of the server to the voice service, each a text `{ "type", "data" }`. Between them it sends bytes: mono samples
 * of 16 bits, little-endian, at 16 kHz.
 */
export const voiceListeningRequests = {
  init: object({
    lang: text({ min: 1, max: 35, [docs]: { example: 'en-US' } }),
    ...listeningGrammar,
    caller: text({ min: 1, max: limits.freeTextMaxCharacters }),
    /** A partial result during speech. */
    partial: flag(),
    /** Silence that ends a sentence; without it only `stop` does. */
    silence_ms: optional(integer({ min: limits.silenceMinMilliseconds, max: limits.silenceMaxMilliseconds })),
    threshold: optional(score()),
    stop_at_first: optional(flag()),
  }),
  /** Another grammar, or the same one with other values in its slots: nothing is loaded again. */
  grammar: object(listeningGrammar),
  /** The sentence is over. */
  stop: object({}),
} as const

const ready = type({
  sample_rate: integer({ min: 1, [docs]: { example: 16_000 } }),
  single_hypothesis: flag({ [docs]: { note: 'the engine gives one hypothesis, whatever MAXNBEST says' } }),
})

/** Messages of both the voice service and the server, each a text `{ "type", "data" }`, beside the final result. */
export const commonListeningEvents = {
  /** Listening, with the grammar that was requested last. */
  ready,
  /** Speech began. */
  speech: type({ start_ms: sentencePlace.start_ms }),
  /** The partial result. */
  partial: type({ text: text(), end_ms: sentencePlace.end_ms }),
  /** The thread of the engine died and was replaced; the sentence that is being said is recognized again. */
  restarted: type({}),
  ended: type({ reason: oneOf(listeningEnds) }),
} as const

export const voiceListeningEvents = {
  ...commonListeningEvents,
  final: type({ ...sentencePlace, recognition: speechRecognition }),
  failed: type({ code: text(), message: text(), errors: optional(record(text())) }),
} as const

export type VoiceListeningRequest = MessageOf<typeof voiceListeningRequests>
export type VoiceListeningEvent = MessageOf<typeof voiceListeningEvents>
