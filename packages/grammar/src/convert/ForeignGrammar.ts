import type { Range } from '../syntax/position.js'
import type { Expansion, ReferenceExpansion } from './expansion.js'

/** A rule with the place of its name. */
export interface ForeignRule {
  readonly name: string
  readonly range: Range
  readonly body: Expansion
  /** Comments that are before or in the rule, without their marks. */
  readonly comments: readonly string[]
}

/** The target of a reference of another format. */
export type Target =
  | { readonly kind: 'rule'; readonly name: string }
  | { readonly kind: 'slot'; readonly name: string }
  /** `qualified` is the name behind that of its grammar, and `address` what the reference itself says of the other grammar. */
  | { readonly kind: 'import'; readonly name: string; readonly qualified?: string; readonly address?: string }
  | { readonly kind: 'any' }
  | { readonly kind: 'silence' }
  | { readonly kind: 'never' }

/** A grammar of another format, read but not yet brought into the forms of BNF+EM. */
export interface ForeignGrammar {
  readonly name: string
  readonly language: string | undefined
  /** Each name once. */
  readonly rules: readonly ForeignRule[]
  readonly starts: readonly string[]
  readonly exports: readonly string[]
  /** Lines of comments before and in the declarations, and behind the last rule. */
  readonly headComments: readonly string[]
  readonly endComments: readonly string[]
  readonly targetOf: (reference: ReferenceExpansion) => Target
}
