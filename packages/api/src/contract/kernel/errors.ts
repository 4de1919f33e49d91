/** Keys of the shared dictionary of field errors; the words are in the messages of the forms package. */
export const errorKeys = [
  'required',
  'invalidEmail',
  'incorrectEmail',
  'webmailEmail',
  'incorrectDomain',
  'invalidDomain',
  'domainMismatch',
  'mismatch',
  'qualityPassword',
  'url',
  'alreadyExists',
  'atLeastOneRequired',
] as const
export type ErrorKey = (typeof errorKeys)[number]

/** Keys of the rules on studio texts and numbers, of passwords that many have, and of a value of the wrong kind. */
export const valueErrorKeys = [
  'tooLong',
  'outOfRange',
  'specialCharacters',
  'hiddenCharacters',
  'punctuation',
  'commonPassword',
  'invalid',
] as const
export type ValueErrorKey = (typeof valueErrorKeys)[number]

export type FieldErrorKey = ErrorKey | ValueErrorKey

/** Every failure the server may answer, with its status. 403 has one meaning: the session is dead. */
export const failureStatuses = {
  unreadable: 400,
  disconnected: 403,
  not_found: 404,
  already_exists: 409,
  already_verified: 409,
  already_invited: 409,
  changed_elsewhere: 409,
  /** The token is of another account than the caller takes itself to be of: `accountHeader`. */
  account_changed: 409,
  /** Grammars of other models import from it; `errors.models` names up to ten of them, with commas between them. */
  imported_elsewhere: 409,
  users_would_break: 409,
  /** Of two simultaneous decisions of staff, the first one holds. */
  already_decided: 409,
  /** Bytes of an upload that begin elsewhere than where the last ones ended. */
  upload_offset_differs: 409,
  /** A request of the tus protocol without its version, or with another one. */
  tus_version: 412,
  too_large: 413,
  unsupported_type: 415,
  incorrect_form: 422,
  wrong_credentials: 422,
  confirm_first: 422,
  wrong_code: 422,
  expired_code: 422,
  administrators_only: 422,
  staff_only: 422,
  no_seat_left: 422,
  deal_already_open: 422,
  nothing_changed: 422,
  expired_link: 422,
  /** The limit of one owner. */
  too_many_organizations: 422,
  too_many_projects: 422,
  too_many_models: 422,
  too_many_tokens: 422,
  too_many_uploads: 422,
  /** The disk is full, or unfinished uploads need its space. */
  no_room: 422,
  /** An access token has another scope. */
  scope_missing: 422,
  too_many_domains: 422,
  too_much_audio: 422,
  too_many_unit_tests: 422,
  /** Something has it still. */
  in_use: 422,
  /** Neither changed nor deleted: it belongs to the product, or staff has locked it. */
  locked: 422,
  impossible_to_remove_everyone: 422,
  last_administrator: 422,
  owner_needed: 422,
  trial_used: 422,
  verify_first: 422,
  not_possible: 422,
  hand_over_first: 422,
  unsubscribed_for_good: 422,
  verify_email_first: 422,
  proof_required: 422,
  common_password: 422,
  not_while_acting: 422,
  passkey_refused: 422,
  provider_not_configured: 422,
  provider_email_unverified: 422,
  grammar_has_errors: 422,
  grammar_too_large: 422,
  /** Of a language that borrows the sounds of another one. */
  borrowed_grammar_too_large: 422,
  /** `errors.words` names up to ten of them, with commas between them. */
  pronunciation_missing: 422,
  language_unavailable: 422,
  /** The same for a technology that needs no language. */
  technology_unavailable: 422,
  /** An ended delivery; `language_unavailable` is for one that was never delivered. */
  resources_expired: 422,
  generation_not_configured: 422,
  no_credits_left: 422,
  audio_unreadable: 422,
  audio_too_long: 422,
  /** The received bytes do not match their checksum. */
  checksum_differs: 422,
  /** The upload is not an archive of `conan cache save`. */
  package_unreadable: 422,
  /** It has several recipes or revisions of one, or one of a user and channel. */
  package_not_alone: 422,
  /** `errors.path` names a file that differs from the manifest beside it. */
  package_differs: 422,
  /** It unpacks to more than anything that is published. */
  package_too_large: 422,
  too_many: 429,
  too_many_streams: 429,
  too_many_downloads: 429,
  replaced: 466,
  internal: 500,
  voice_unavailable: 503,
  provider_unavailable: 503,
  /**
   * The text service refuses the key, does not know the model, is busy, unreachable or too slow, or returns nothing usable.
   */
  generation_refused: 503,
  generation_model_unknown: 503,
  generation_busy: 503,
  generation_unavailable: 503,
  generation_timeout: 503,
  generation_unusable: 503,
  check_unavailable: 503,
  unavailable: 503,
} as const
export type FailureCode = keyof typeof failureStatuses

/** Failures that any call may answer, whatever its own list says. */
export const commonFailureCodes = ['unreadable', 'too_many', 'internal', 'unavailable'] as const
export type CommonFailureCode = (typeof commonFailureCodes)[number]

/** The body of every failure. `message` is in the language of the request. */
export interface FailureBody {
  readonly error: true
  readonly code: string
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}

/**
 * What a caller can do about a failure: `signedOut` log in again, `otherAccount` reload: another window has logged in with
 * another account, `conflict` show the server's sentence in the conflict dialog, `silent` show nothing, `invalid` mark the
 * fields, `refused` show the sentence, `notFound` leave, `tooMany` wait, `network` and `timeout` retry, `aborted` nothing
 * (the caller aborted it, or the session ended), `contract` the response does not have the agreed shape, `server` the rest.
 */
export type ApiErrorKind =
  | 'signedOut'
  | 'otherAccount'
  | 'conflict'
  | 'silent'
  | 'invalid'
  | 'refused'
  | 'notFound'
  | 'tooMany'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'contract'
  | 'server'

export interface ApiErrorDetails {
  readonly kind: ApiErrorKind
  /** HTTP status; 0 when no response came. */
  readonly status?: number
  readonly code?: string
  /** The server's sentence, in the language of the request; absent: show the fallback text. */
  readonly message?: string
  readonly errors?: Readonly<Record<string, string>>
  readonly retryAfterSeconds?: number
  readonly requestId?: string
  readonly cause?: unknown
}

/** The one error a call rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number
  readonly code: string | undefined
  /** The server's own sentence, to be shown unchanged; `undefined` for the fallback text. */
  readonly serverMessage: string | undefined
  readonly errors: Readonly<Record<string, string>>
  readonly retryAfterSeconds: number | undefined
  readonly requestId: string | undefined

  constructor(details: ApiErrorDetails) {
    super(details.message ?? `${details.kind} (${details.status ?? 'no answer'})`, { cause: details.cause })
    this.kind = details.kind
    this.status = details.status ?? 0
    this.code = details.code
    this.serverMessage = details.message
    this.errors = details.errors ?? {}
    this.retryAfterSeconds = details.retryAfterSeconds
    this.requestId = details.requestId
  }
}

/** Converts any thrown value to an {@link ApiError}; other errors become `server` with their cause. */
export function toApiError(thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError({ kind: 'server', cause: thrown })
}
