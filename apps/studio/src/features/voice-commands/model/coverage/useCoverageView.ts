import { deviceStorage } from '@saywright/shell'
import { useMemo, useState } from 'react'
import { useStableActions } from '../../../../parts/workspace/useStableActions.js'
import type { CoverageView, SuiteCoverage } from './SuiteCoverage.js'

const key = 'studio_coverage'
const hidden = 'hidden'

/** Whether the coverage of a grammar by its suite is drawn, a choice stored in this browser: shown by default. */
export function useCoverageView(coverage: SuiteCoverage | undefined): CoverageView {
  const [isShown, setShown] = useState(() => deviceStorage.getItem(key) !== hidden)
  const { toggle } = useStableActions({
    toggle: () => {
      setShown(!isShown)
      if (isShown) deviceStorage.setItem(key, hidden)
      else deviceStorage.removeItem(key)
    },
  })
  const hasSome = coverage !== undefined && coverage.from.length > 0
  return useMemo(
    () => ({
      coverage: isShown && hasSome ? coverage : undefined,
      isShown,
      toggle: hasSome ? toggle : undefined,
    }),
    [coverage, isShown, hasSome, toggle],
  )
}
