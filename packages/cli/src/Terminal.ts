/** The input and output of a command. */
export interface Terminal {
  /** Writes results. */
  readonly write: (text: string) => void
  /** Writes messages beside the results. */
  readonly tell: (text: string) => void
  /** All that is piped in. */
  readonly readInput: () => Promise<Uint8Array>
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Where relative paths begin. */
  readonly folder: string
  /** Whether a person reads the results, who sees colours. */
  readonly isColored: boolean
  /** Whether messages beside the results are shown as they are written, so that a line may be overwritten. */
  readonly isLive: boolean
}
