import { foldText } from '../../text/foldText.js'
import { phraseRange } from '../../text/matchText.js'
import type { SelectOption } from '../Select/OptionList.js'

export type ComboBoxOption<Value extends string = string> = SelectOption<Value> & {
  /** Heading of the group of the option. Do not mix options with and without a group. */
  group?: string
  /** Other names that find the option, such as `UK` for the United Kingdom. They are not shown. */
  aliases?: readonly string[]
}

const namesOf = ({ label, aliases = [] }: ComboBoxOption) => [label, ...aliases]

/**
 * Position of the query in the label or an alias of an option.
 * @returns index from 0, -1 for a whole alias, `undefined` without a match.
 */
export function placeOf(option: ComboBoxOption, typed: string): number | undefined {
  if (option.aliases?.some((alias) => foldText(alias) === foldText(typed))) return -1
  const starts = namesOf(option).flatMap((name) => phraseRange(name, typed)?.start ?? [])
  return starts[0]
}

/** The only option whose name is exactly the query, ignoring case, accents and the kind of apostrophe. */
export function optionNamed<Option extends ComboBoxOption>(options: readonly Option[], typed: string) {
  const folded = foldText(typed)
  const named = options.filter((option) => namesOf(option).some((name) => foldText(name) === folded))
  return named.length === 1 && !named[0]!.isDisabled ? named[0] : undefined
}

/** `match` puts options first in which the query occurs early; `given` keeps their order. */
export type SuggestionOrder = 'given' | 'match'

/** All options ordered by the position of the query in their names; options without a match come last. */
export function inOrderOfMatch<Option extends ComboBoxOption>(options: readonly Option[], typed: string) {
  if (typed.trim() === '') return options
  const placed = options.map((option) => ({
    option,
    at: placeOf(option, typed) ?? Number.MAX_SAFE_INTEGER,
  }))
  return placed.sort((one, other) => one.at - other.at).map(({ option }) => option)
}

export type SuggestionGroup = { title: string; options: readonly ComboBoxOption[] }

/** The options by group, in the order of their first options; `undefined` when there are no groups. */
export function groupsOf(options: readonly ComboBoxOption[]): SuggestionGroup[] | undefined {
  if (!options.some(({ group }) => group)) return undefined
  const groups = new Map<string, ComboBoxOption[]>()
  for (const option of options) {
    const title = option.group ?? ''
    groups.set(title, [...(groups.get(title) ?? []), option])
  }
  return [...groups].map(([title, members]) => ({ title, options: members }))
}
