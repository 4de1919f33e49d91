import { useMemo, useState } from 'react'
import {
  type ComboBoxOption,
  inOrderOfMatch,
  optionNamed,
  placeOf,
  type SuggestionOrder,
} from './suggestions.js'
import { useKeptOptions } from './useKeptOptions.js'

type SuggestionsOf<Option> = {
  options: readonly Option[]
  chosen: readonly string[]
  order: SuggestionOrder
  /** When there is one, the options are the answers to it: all of them match. */
  onSearch: ((text: string) => void) | undefined
}

/** The list of a combo box, its order, and its matches with the typed text. */
export function useSuggestions<Option extends ComboBoxOption>({
  options,
  chosen,
  order,
  onSearch,
}: SuggestionsOf<Option>) {
  const [text, setText] = useState('')
  const kept = useKeptOptions(options, chosen)
  const isTyped = !kept.some(({ label }) => label === text)
  const sortedBy = order === 'match' && isTyped ? text : ''
  const ordered = useMemo(() => inOrderOfMatch(options, sortedBy), [options, sortedBy])
  const byLabel = useMemo(() => new Map(options.map((option) => [option.label, option])), [options])
  return {
    kept,
    suggestions: [...ordered, ...kept.filter((option) => !options.includes(option))],
    matches: onSearch
      ? (label: string) => byLabel.has(label)
      : (label: string, typed: string) =>
          placeOf(byLabel.get(label) ?? { value: '', label }, typed) !== undefined,
    named: isTyped ? optionNamed(options, text) : undefined,
    noteText: (next: string) => {
      setText(next)
      onSearch?.(next)
    },
  }
}
