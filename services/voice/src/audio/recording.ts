/** Mono sound: one value per sample in [-1, 1]. */
export interface Recording {
  readonly samples: Float32Array
  /** Samples per second (Hz). */
  readonly sampleRate: number
}
