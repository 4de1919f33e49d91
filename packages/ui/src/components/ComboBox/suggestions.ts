import { foldText } from '../../text/foldText.js'
import { phraseRange } from '../../text/matchText.js'
import type { SelectOption } from '../Select/OptionList.js'

export type ComboBoxOption<Value extends string = string> = SelectOption<Value> & {
  /** The heading above it and its neighbours. Options with and without one are not mixed. */
  group?: string
  /** Other names that it is found by, as `UK` for the United Kingdom. They are not shown. */
  aliases?: readonly string[]
}

const namesOf = ({ label, aliases = [] }: ComboBoxOption) => [label, ...aliases]

/**
 * Where the words typed stand in the names of an option, the label or an alias; -1 where they are a whole alias, and
 * `undefined` where they stand in none.
 */
export function placeOf(option: ComboBoxOption, typed: string): number | undefined {
  if (option.aliases?.some((alias) => foldText(alias) === foldText(typed))) return -1
  const starts = namesOf(option).flatMap((name) => phraseRange(name, typed)?.start ?? [])
  return starts[0]
}

/** The one option that the words typed name in whole, whatever their case, accents and kind of apostrophe. */
export function optionNamed<Option extends ComboBoxOption>(options: readonly Option[], typed: string) {
  const folded = foldText(typed)
  const named = options.filter((option) => namesOf(option).some((name) => foldText(name) === folded))
  return named.length === 1 && !named[0]!.isDisabled ? named[0] : undefined
}

/** `match`: those in which the words typed stand first come first. */
export type SuggestionOrder = 'given' | 'match'

/** All options in the order of the places where the words typed stand; those without them come last. */
export function inOrderOfMatch<Option extends ComboBoxOption>(options: readonly Option[], typed: string) {
  if (typed.trim() === '') return options
  const placed = options.map((option) => ({
    option,
    at: placeOf(option, typed) ?? Number.MAX_SAFE_INTEGER,
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
