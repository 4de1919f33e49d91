/** A sentence, and where it was said. */
export interface SentencePart {
  /** Phones of its words and of the sounds between them. */
  readonly sentence: readonly string[]
  readonly startSeconds: number
  readonly endSeconds: number
  /** How long its words take, without what lies between them. */
  readonly wordSeconds: number
}
