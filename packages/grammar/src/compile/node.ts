import type { SlotValues } from '../symbols/SlotValues.js'
import type { Range } from '../syntax/position.js'

interface Base {
  /** Number of the node in its grammar, from 0. */
  readonly id: number
  /** Range in the text of its grammar. */
  readonly range: Range
  /** Name of the rule whose body contains the node, without brackets. */
  readonly rule: string
  /** Name of the imported grammar that contains the node; `undefined` for the grammar itself. */
  readonly grammar?: string | undefined
}

export interface WordNode extends Base {
  readonly kind: 'word'
  /** Normalized form, see `normalizeWord`. */
  readonly word: string
  /** The compared words, one or more, see `wordsOfSentence`. */
  readonly words: readonly string[]
  /** Spelling in the grammar. */
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
  /** Infinity for an unbounded repeat. */
  readonly maximum: number
}

/** `!tag(name, …)` (`value` undefined: the spoken words) or a return value. */
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

/** `any` is `<...>`; `nothing` replaces an unresolved reference and matches no sentence. */
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

/** A grammar with resolved references, for matching, counting, generating and exporting. */
export interface CompiledGrammar {
  readonly name: string
  /** The start rules, as alternatives. */
  readonly root: CompiledNode
  readonly nodeCount: number
  /**
   * Names of slots and unresolved imports, with the values declared in the grammar. Slots of an imported grammar have its
   * name as prefix, as in `phone.contact`.
   */
  readonly slots: ReadonlyMap<string, readonly string[]>
  /** Pronunciations by normalized word or phrase. */
  readonly pronunciations: ReadonlyMap<string, readonly string[]>
  /** Present when the grammar imports built-in rules, which read words such as "12" as they are spoken. */
  readonly builtIn?: SaidByRules | undefined
}

/** Built-in rules, as far as they pronounce written words. @see BuiltInRules */
export interface SaidByRules {
  readonly grammars: readonly { readonly name: string }[]
  /** @returns `undefined` for words that are spoken as they are written. */
  spell(word: string): readonly string[] | undefined
}

/** The values of a slot: the given ones, or the defaults of the grammar. Names may have brackets. */
export function valuesOfSlot(
  grammar: CompiledGrammar,
  name: string,
  given: SlotValues = {},
): readonly string[] {
  return given[name] ?? given[`<${name}>`] ?? grammar.slots.get(name) ?? []
}
