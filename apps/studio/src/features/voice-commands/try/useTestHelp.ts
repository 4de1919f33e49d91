import type { AudioAsset } from '@saywright/api/contract'
import { generate, type SlotValues } from '@saywright/grammar'
import { useMemo } from 'react'
import type { CheckedGrammar } from '../grammar/grammarState.js'
import { keptRecordings } from './keptRecordings.js'
import type { TryMode } from './TryPane.js'

const none: readonly AudioAsset[] = []

/** What can be said, and which recordings say it; looked for only where somebody speaks or chooses. */
export function useTestHelp(
  mode: TryMode,
  checked: CheckedGrammar | undefined,
  slots: SlotValues,
  assets: readonly AudioAsset[] = none,
) {
  return useMemo(() => {
    if (mode === 'type' || !checked) return { suggestion: undefined, recordings: [] }
    const { compiled } = checked.analysis
    return {
      suggestion: generate(compiled, { slots, limit: 1 })[0],
      recordings: keptRecordings(assets, compiled, slots),
    }
  }, [mode, checked, slots, assets])
}
