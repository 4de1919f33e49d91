/** The packets of a stream of AAC, without headers. */
export type AacStream = {
  /** Samples per second (Hz) of the core that every decoder knows. */
  readonly rate: number
  /** 2 is low complexity, which is what is written for music and speech. */
  readonly objectType: number
  /** As the header counts them; 7 stands for eight, and 0 for what each packet holds. */
  readonly channelConfiguration: number
  readonly packets: readonly Uint8Array[]
  /** Seconds at the beginning that are not heard. */
  readonly skipped: number
}
