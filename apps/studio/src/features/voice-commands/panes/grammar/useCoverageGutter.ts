import type { Extension } from '@codemirror/state'
import { useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import type { SuiteCoverage } from '../../model/coverage/SuiteCoverage.js'
import { coverageMessages } from '../../parts/coverage/messages.js'
import { coverageGutter } from './coverageGutter.js'

/** What a suite says of the text, beside its lines; nothing without it. */
export function useCoverageGutter(coverage: SuiteCoverage | undefined): Extension {
  const t = useMessages(coverageMessages)
  return useMemo(
    () => coverageGutter(coverage, { said: t('said'), never: (words) => t('neverOf', { words }) }),
    [coverage, t],
  )
}
