export type WavErrorReason = 'notWav' | 'unsupportedEncoding' | 'noAudio'

/** A file that cannot be read as WAV, and why. */
export class WavError extends Error {
  override readonly name = 'WavError'
  readonly reason: WavErrorReason

  constructor(reason: WavErrorReason) {
    super(`The WAV file cannot be read: ${reason}`)
    this.reason = reason
  }
}
