/**
 * The calls of the voice service: a process of its own that knows no users. Its caller is the server, with
 * `Authorization: Bearer <service token>`; languages are BCP 47 tags.
 */

/** Every failure of the voice service with its status; the body is the same as the server's. */
export const voiceFailureStatuses = {
  unreadable: 400,
  unauthorized: 401,
  not_found: 404,
  too_large: 413,
  not_a_wav: 415,
  incorrect_form: 422,
  empty: 422,
  too_long: 422,
  silent_recording: 422,
  /** `errors.jsgf` has the fault and its place. */
  grammar_error: 422,
  /** The engine's network of the grammar would be too large, or its words take too long to pronounce. */
  grammar_too_large: 422,
  /** Of a language that borrows its sounds: `errors` counts its different `words` or the `choices` at one place. */
  borrowed_grammar_too_large: 422,
  /** `errors.words` names words without a pronunciation, up to ten, with commas between them. */
  pronunciation_missing: 422,
  language_unavailable: 422,
  /** Too many calls wait, of all or of the caller; `Retry-After` says when to retry. */
  busy: 429,
  /** The caller hung up; it never sees this. */
  caller_gone: 499,
  internal: 500,
  /** The recognition took too long and was aborted. */
  timed_out: 504,
} as const
export type VoiceFailureCode = keyof typeof voiceFailureStatuses
