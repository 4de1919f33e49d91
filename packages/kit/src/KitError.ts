/**
 * Why an export is not opened or used.
 *
 * - `not_found`: there is no such file, folder or address.
 * - `not_an_export`: it is something else.
 * - `older_layout`: a release before this kit made it: export the project again.
 * - `newer_layout`: a release after this kit made it: install a newer kit.
 * - `wrong_architecture`: it is for another computer.
 * - `damaged`: a file is missing, was added, was changed, or has invalid content.
 * - `unsafe`: a path leads out of it, or an entry is not a file.
 * - `too_large`: it has more bytes or files than may be opened.
 * - `unknown_model`, `unknown_slot`: it has nothing of this name.
 * - `no_network`: nothing recognizes this model, as its export says.
 * - `unknown_pronunciation`: words are in no dictionary, and the call does not give their pronunciations.
 * - `recording_unreadable`, `recording_too_long`: of the recording.
 * - `grammar_too_large`: with these values there are more sentences than the engine takes.
 * - `timed_out`: the engine took too long.
 * - `closed`: the kit was closed, or its caller aborted.
 */
export type KitErrorCode =
  | 'not_found'
  | 'not_an_export'
  | 'older_layout'
  | 'newer_layout'
  | 'wrong_architecture'
  | 'damaged'
  | 'unsafe'
  | 'too_large'
  | 'unknown_model'
  | 'unknown_slot'
  | 'no_network'
  | 'unknown_pronunciation'
  | 'recording_unreadable'
  | 'recording_too_long'
  | 'grammar_too_large'
  | 'timed_out'
  | 'closed'

/** An error of the kit: a code to act on, and a sentence in English to read. */
export class KitError extends Error {
  override readonly name = 'KitError'

  constructor(
    readonly code: KitErrorCode,
    message: string,
    /** Its subjects: paths, words or names. */
    readonly subjects: readonly string[] = [],
    options?: { readonly cause?: unknown },
  ) {
    super(message, options)
  }
}
