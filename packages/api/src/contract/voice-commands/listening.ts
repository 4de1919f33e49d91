import type { MessageOf } from '../kernel/messages.js'
import { integer, list, object, optional, record, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { commonListeningEvents, sentencePlace } from '../voice/listening.js'
import { dynamicSlot } from './model.js'
import { recognition } from './recognition.js'

/**
 * Messages of a browser while it listens, each a text `{ "type", "data" }`. Between them it sends bytes: mono samples of 16
 * bits, little-endian, at 16 kHz.
 */
export const listeningRequests = {
  /** The sentence is over. */
  stop: object({}),
  /** Other values in the slots of the saved grammar, for this listening only. */
  slots: object({ slots: list(dynamicSlot, { max: limits.slotsPerModel }) }),
} as const
export type ListeningRequest = MessageOf<typeof listeningRequests>

/** Messages of the server about the speech, each a text `{ "type", "data" }`. */
export const listeningEvents = {
  ...commonListeningEvents,
  /** A sentence is over: its result, with its words placed from the first sample that was sent. */
  final: type({ ...sentencePlace, recognition }),
  /** Listening is over because something went wrong: the body of a failure, in the language of the request. */
  failed: type({
    status: integer({ min: 400 }),
    code: text(),
    message: text(),
    errors: optional(record(text())),
    retry_after_seconds: optional(integer({ min: 0 })),
  }),
} as const
export type ListeningEvent = MessageOf<typeof listeningEvents>
