import { useContext } from 'react'
import { ComboBoxStateContext } from 'react-aria-components'
import { phraseRange } from '../../text/matchText.js'
import { matched } from './ComboBox.css.js'

/** The label of an option, with the words typed in it in bold. */
export function MatchedWords({ label }: { label: string }) {
  const state = useContext(ComboBoxStateContext)
  const isTyped = state && !state.selectedItems.some(({ textValue }) => textValue === state.inputValue)
  const match = isTyped ? phraseRange(label, state.inputValue) : undefined
  if (!match || match.start === match.end) return <span>{label}</span>
  return (
    <span>
      <span>{label.slice(0, match.start)}</span>
      <span className={matched}>{label.slice(match.start, match.end)}</span>
      <span>{label.slice(match.end)}</span>
    </span>
  )
}
