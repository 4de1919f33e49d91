import type { Range } from './position.js'
import type { Token } from './token.js'

interface Node {
  readonly range: Range
}

/** A rule name as written, without its angle brackets. */
export interface RuleName extends Node {
  readonly name: string
}

export interface Word extends Node {
  readonly kind: 'word'
  readonly text: string
}

/** A quoted phrase; `text` is the content of the quotes. */
export interface Phrase extends Node {
  readonly kind: 'phrase'
  readonly text: string
}

export interface Reference extends Node, RuleName {
  readonly kind: 'reference'
}

export interface AnySpeech extends Node {
  readonly kind: 'any'
}

export interface Group extends Node {
  readonly kind: 'group'
  readonly body: Choice
}

export interface Optional extends Node {
  readonly kind: 'optional'
  readonly body: Choice
}

export interface Repeat extends Node {
  readonly kind: 'repeat'
  readonly body: Choice
  readonly minimum: number
  readonly maximum: number | 'unbounded'
}

export interface Tag extends Node {
  readonly kind: 'tag'
  readonly name: string
  readonly nameRange: Range
  readonly body: Choice
}

/** A term with a return value: `term {@name = "value";}`. The name is `@` when none is written. */
export interface Action extends Node {
  readonly kind: 'action'
  readonly name: string
  readonly value: string
  readonly term: Term
}

/** A part that could not be parsed; it matches nothing. */
export interface Invalid extends Node {
  readonly kind: 'invalid'
}

export type Term = Word | Phrase | Reference | AnySpeech | Group | Optional | Repeat | Tag | Action | Invalid

export interface Sequence extends Node {
  readonly kind: 'sequence'
  readonly terms: readonly Term[]
}

export interface Choice extends Node {
  readonly kind: 'choice'
  readonly alternatives: readonly Sequence[]
}

export interface NameStatement extends Node {
  readonly kind: 'grammar' | 'language'
  readonly name: string
}

export interface RuleListStatement extends Node {
  readonly kind: 'start' | 'slot' | 'import' | 'export'
  readonly rule: RuleName
}

export interface PronounceStatement extends Node {
  readonly kind: 'pronounce'
  readonly word: string
  readonly spellings: readonly string[]
}

export interface RuleStatement extends Node {
  readonly kind: 'rule'
  readonly rule: RuleName
  readonly body: Choice
}

export type Statement = NameStatement | RuleListStatement | PronounceStatement | RuleStatement

/**
 * A parsed source text. `tokens` contain every character; `statements` are the parts that could be parsed.
 */
export interface Grammar {
  readonly tokens: readonly Token[]
  /** Version of the header, such as `2.1`; `undefined` without a readable header. */
  readonly version: string | undefined
  readonly statements: readonly Statement[]
}
