import {
  type Analysis,
  addDefaults,
  addIntent,
  addSlot,
  changeDefault,
  type IntentChange,
  type Renaming,
  removeDefault,
  removeSlot,
  renameIntent,
  renameRule,
  type SlotChange,
} from '@saywright/grammar'

/** A change of a text, before its edits are known. */
export type GrammarEdit =
  | { readonly change: 'addIntent'; readonly name: string; readonly words: string }
  | { readonly change: 'renameIntent' | 'renameRule'; readonly name: string; readonly wanted: string }
  | { readonly change: 'addSlot' | 'removeSlot'; readonly name: string }
  | { readonly change: 'addDefaults'; readonly slot: string; readonly values: readonly string[] }
  | {
      readonly change: 'changeDefault'
      readonly slot: string
      readonly index: number
      readonly value: string
    }
  | { readonly change: 'removeDefault'; readonly slot: string; readonly index: number }

/** Its edits, or why it is impossible. */
export type Change = IntentChange | Renaming | SlotChange

export function changeOf(grammar: Analysis, wanted: GrammarEdit): Change {
  switch (wanted.change) {
    case 'addIntent':
      return addIntent(grammar, wanted.name, wanted.words)
    case 'renameIntent':
      return renameIntent(grammar, wanted.name, wanted.wanted)
    case 'renameRule':
      return renameRule(grammar, wanted.name, wanted.wanted)
    case 'addSlot':
      return addSlot(grammar, wanted.name)
    case 'removeSlot':
      return removeSlot(grammar, wanted.name)
    case 'addDefaults':
      return addDefaults(grammar, wanted.slot, wanted.values)
    case 'changeDefault':
      return changeDefault(grammar, wanted.slot, wanted.index, wanted.value)
    case 'removeDefault':
      return removeDefault(grammar, wanted.slot, wanted.index)
  }
}
