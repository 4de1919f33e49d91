import type { NamedSource } from '@saywright/grammar'
import type { Kind, QueryParams } from './answers.js'

/** A query in the form of a message to the worker, which responds with its result. One at a time. */
export type WorkerRequest = {
  readonly kind: Kind
  readonly about: QueryParams<Kind>
  readonly source: string
  /** Where the text looks up its imports; only when that has changed. */
  readonly imports: RequestedImports | undefined
}

export type RequestedImports = {
  readonly name: string | undefined
  readonly grammars: readonly NamedSource[] | undefined
  /** BCP 47 tag of the language whose library of rules it may import. */
  readonly language: string | undefined
}
