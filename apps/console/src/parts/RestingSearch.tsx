import { limits } from '@saywright/api/contract'
import { SearchField } from '@saywright/ui'
import { useEffect, useState } from 'react'

export type RestingSearchProps = {
  /** What is searched. */
  label: string
  text: string
  onChange: (text: string) => void
}

/** Asks once the person rests, not at every letter. */
export function RestingSearch({ label, text, onChange }: RestingSearchProps) {
  const [typed, setTyped] = useState(text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a letter starts the rest anew
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => onChange(typed), limits.searchPauseMilliseconds)
    return () => clearTimeout(timer)
  }, [typed])
  return <SearchField label={label} value={typed} onChange={setTyped} />
}
