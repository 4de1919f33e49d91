import { phraseRange } from '../../text/matchText.js'
import type { SelectOption } from '../Select/OptionList.js'

export type ComboBoxOption<Value extends string = string> = SelectOption<Value> & {
  /** The heading above it and its neighbours. Options with and without one are not mixed. */
  group?: string
}

/** `match`: those in which the words typed stand first come first. */
export type SuggestionOrder = 'given' | 'match'

/** All options in the order of the places where the words typed stand; those without them come last. */
export function inOrderOfMatch<Option extends SelectOption>(options: readonly Option[], typed: string) {
  if (typed.trim() === '') return options
  const placed = options.map((option) => ({
    option,
    at: phraseRange(option.label, typed)?.start ?? Number.MAX_SAFE_INTEGER,
  }))
  return placed.sort((one, other) => one.at - other.at).map(({ option }) => option)
}

export type SuggestionGroup = { title: string; options: readonly ComboBoxOption[] }

/** The options by their headings, in the order of their first options; `undefined` when there are no headings. */
export function groupsOf(options: readonly ComboBoxOption[]): SuggestionGroup[] | undefined {
  if (!options.some(({ group }) => group)) return undefined
  const groups = new Map<string, ComboBoxOption[]>()
  for (const option of options) {
    const title = option.group ?? ''
    groups.set(title, [...(groups.get(title) ?? []), option])
  }
  return [...groups].map(([title, members]) => ({ title, options: members }))
}
