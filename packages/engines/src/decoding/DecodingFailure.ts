export type DecodingReason = 'unsupportedType' | 'unreadable' | 'tooLong'

/** A file that is not kept, and why. */
export class DecodingFailure extends Error {
  override readonly name = 'DecodingFailure'
  readonly reason: DecodingReason

  constructor(reason: DecodingReason, options?: ErrorOptions) {
    super(`The sound cannot be decoded: ${reason}`, options)
    this.reason = reason
  }
}
