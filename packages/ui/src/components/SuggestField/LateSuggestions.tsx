import { type RefObject, useContext, useEffect } from 'react'
import { ComboBoxStateContext } from 'react-aria-components'

export type LateSuggestionsProps = {
  /** Whether text was typed for which no list has opened yet. */
  awaited: RefObject<boolean>
  hasSuggestions: boolean
}

/**
 * Opens the list of the surrounding field when suggestions arrive after the text was typed: the library opens
 * it only on a key press.
 */
export function LateSuggestions({ awaited, hasSuggestions }: LateSuggestionsProps) {
  const state = useContext(ComboBoxStateContext)
  // After each render: the list can open once the combo box has drawn the suggestions, which is one render later.
  useEffect(() => {
    if (!awaited.current || !state) return
    if (state.isOpen || !state.isFocused) awaited.current = false
    else if (hasSuggestions) state.open(null, 'input')
  })
  return null
}
