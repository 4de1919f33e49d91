import type { Analysis } from '@saywright/grammar'
import { useMemo } from 'react'
import type { TextView } from './TextView.js'

/** The text as it stands, read: where nobody types, nothing need wait until they pause. */
export function useCurrentAnalysis({ grammar, state }: Pick<TextView, 'grammar' | 'state'>): Analysis {
  const { analysis } = state
  return useMemo(() => analysis.withSource(grammar), [analysis, grammar])
}
