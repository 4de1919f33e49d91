import type { Analysis } from '@saywright/grammar'
import { useMemo } from 'react'
import type { TextView } from './TextView.js'

/** The analysis of the current text: when the user is not typing, there is no need to wait for a pause. */
export function useCurrentAnalysis({ grammar, state }: Pick<TextView, 'grammar' | 'state'>): Analysis {
  const { analysis } = state
  return useMemo(() => analysis.withSource(grammar), [analysis, grammar])
}
