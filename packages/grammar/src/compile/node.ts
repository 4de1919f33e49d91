import type { Range } from '../syntax/position.js'

interface Base {
  /** Number of the node in its grammar, from 0. */
  readonly id: number
  /** Where it stands in the text of its grammar. */
  readonly range: Range
  /** The rule in whose body it stands, without brackets. */
  readonly rule: string
  /** The imported grammar in which it stands; undefined in the grammar itself. */
  readonly grammar?: string | undefined
}

export interface WordNode extends Base {
  readonly kind: 'word'
  /** The compared form, see `normalizeWord`. */
  readonly word: string
  /** As the grammar writes it. */
  readonly text: string
}

export interface SlotNode extends Base {
  readonly kind: 'slot'
  readonly name: string
}

export interface ListNode extends Base {
  readonly kind: 'sequence' | 'choice'
  readonly items: readonly CompiledNode[]
}

export interface OptionalNode extends Base {
  readonly kind: 'optional'
  readonly item: CompiledNode
}

export interface RepeatNode extends Base {
  readonly kind: 'repeat'
  readonly item: CompiledNode
  readonly minimum: number
  /** Infinity when unbounded. */
  readonly maximum: number
}

/** `!tag(name, …)` (`value` undefined: the words spoken) or a return value. */
export interface TagNode extends Base {
  readonly kind: 'tag'
  readonly name: string
  readonly value: string | undefined
  readonly item: CompiledNode
}

/** A reference to a rule; all references to one rule share its body. */
export interface RuleNode extends Base {
  readonly kind: 'rule'
  readonly name: string
  readonly item: CompiledNode
}

/** `any` is `<...>`; `nothing` stands for what could not be resolved and matches no sentence. */
export interface MarkNode extends Base {
  readonly kind: 'any' | 'nothing'
}

export type CompiledNode =
  | WordNode
  | SlotNode
  | ListNode
  | OptionalNode
  | RepeatNode
  | TagNode
  | RuleNode
  | MarkNode

/** A resolved grammar, ready to match, count, generate and export. */
export interface CompiledGrammar {
  readonly name: string
  /** The start rules, as alternatives. */
  readonly root: CompiledNode
  readonly nodeCount: number
  /**
   * Names of the slots and unresolved imports, with the values that the grammar itself gives. The slots of an imported grammar
   * have its name before theirs, as in `phone.contact`.
   */
  readonly slots: ReadonlyMap<string, readonly string[]>
  /** Pronunciations by compared word or phrase. */
  readonly pronunciations: ReadonlyMap<string, readonly string[]>
}

/** Values of slots by name, for example `{ contact: ['anna', 'jean paul'] }`. They replace defaults. */
export type SlotValues = Readonly<Record<string, readonly string[]>>

/** The values of one slot: those given, or the defaults of the grammar. Names with brackets are understood. */
export function valuesOfSlot(
  grammar: CompiledGrammar,
  name: string,
  given: SlotValues = {},
): readonly string[] {
  return given[name] ?? given[`<${name}>`] ?? grammar.slots.get(name) ?? []
}
