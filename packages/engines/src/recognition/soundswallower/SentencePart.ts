/** A recognized sentence with its place in the recording. */
export interface SentencePart {
  /** Phones of its words and of the sounds between them. */
  readonly sentence: readonly string[]
  readonly startSeconds: number
  readonly endSeconds: number
  /** Duration of its words, without the pauses between them. */
  readonly wordSeconds: number
}
