import { SuggestField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useState } from 'react'
import { afterPause } from '../../../parts/afterPause.js'
import { downloadsMessages } from './messages.js'

export type FileSearchProps = {
  /** The piece of a name that is filtered by. */
  name: string
  suggestions: readonly string[]
  isSuggesting: boolean
  /** The words at which the person rests. */
  onRest: (words: string) => void
  onApply: (name: string) => void
}

/** Suggests names once the person rests, and filters by the words at Enter. Emptied, it filters no longer. */
export function FileSearch({ name, suggestions, isSuggesting, onRest, onApply }: FileSearchProps) {
  const t = useMessages(downloadsMessages)
  const [words, setWords] = useState(name)
  const [applied, setApplied] = useState(name)
  // Resetting the filters empties the field too.
  if (applied !== name) {
    setApplied(name)
    setWords(name)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a letter restarts the pause
  useEffect(() => afterPause(() => onRest(words)), [words])
  const change = (next: string) => {
    setWords(next)
    if (next.trim() === '' && name !== '') onApply('')
  }
  return (
    <SuggestField
      label={t('search')}
      value={words}
      onChange={change}
      onApply={onApply}
      suggestions={suggestions}
      isLoading={isSuggesting}
    />
  )
}
