import { SearchField } from '@saywright/ui'
import { useRestingText } from './useRestingText.js'

export type RestingSearchProps = {
  /** Label of the search. */
  label: string
  text: string
  onChange: (text: string) => void
}

/** Asks once the person rests, not at every letter. */
export function RestingSearch({ label, text, onChange }: RestingSearchProps) {
  const [typed, type] = useRestingText(text, onChange)
  return <SearchField label={label} value={typed} onChange={type} />
}
