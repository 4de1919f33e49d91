import type { NamedSource } from '@saywright/grammar'
import type { About, Kind } from './answers.js'

/** A question as it is sent to the worker, which sends its answer back. One at a time. */
export type Asked = {
  readonly kind: Kind
  readonly about: About<Kind>
  readonly source: string
  /** Where the text looks up what it imports; only when that is another than before. */
  readonly imports: AskedImports | undefined
}

export type AskedImports = {
  readonly name: string | undefined
  readonly grammars: readonly NamedSource[] | undefined
}
