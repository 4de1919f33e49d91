import type { MessageOf } from '../../kernel/messages.js'
import { integer, object, optional, record, text, type } from '../../kernel/structs.js'
import { commonWakeEvents } from '../../voice/wakeWords.js'
import { wakeWordLists } from './wakeWord.js'

/**
 * Messages of a browser while it listens for wake words, each a text `{ "type", "data" }`. Between them it sends bytes: mono
 * samples of 16 bits, little-endian, at 16 kHz.
 */
export const wakeListeningRequests = {
  /** Other words than the saved ones, for this listening only. */
  words: object(wakeWordLists),
} as const
export type WakeListeningRequest = MessageOf<typeof wakeListeningRequests>

/** Messages of the server about the sound, each a text `{ "type", "data" }`. */
export const wakeListeningEvents = {
  ...commonWakeEvents,
  /** Listening is over because something went wrong: the body of a failure, in the language of the request. */
  failed: type({
    status: integer({ min: 400 }),
    code: text(),
    message: text(),
    errors: optional(record(text())),
    retry_after_seconds: optional(integer({ min: 0 })),
  }),
} as const
export type WakeListeningEvent = MessageOf<typeof wakeListeningEvents>
