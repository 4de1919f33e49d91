/** Packets of an AAC stream, without headers. */
export type AacStream = {
  /** Sample rate of the core decoder in Hz. */
  readonly rate: number
  /** MPEG-4 audio object type; 2 is low complexity, which is used for music and speech. */
  readonly objectType: number
  /** Channel configuration of the header; 7 means eight channels, 0 the number in each packet. */
  readonly channelConfiguration: number
  readonly packets: readonly Uint8Array[]
  /** Length of the inaudible start in seconds. */
  readonly skipped: number
}
