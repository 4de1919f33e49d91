export type WavErrorReason = 'notWav' | 'unsupportedEncoding' | 'noAudio'

/** Thrown when a file cannot be read as WAV, with the reason. */
export class WavError extends Error {
  override readonly name = 'WavError'
  readonly reason: WavErrorReason

  constructor(reason: WavErrorReason) {
    super(`The WAV file cannot be read: ${reason}`)
    this.reason = reason
  }
}
