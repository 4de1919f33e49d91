import type { AudioAsset } from '@saywright/api/contract'
import type { Analysis, SlotValues } from '@saywright/grammar'
import { useMemo } from 'react'
import type { GrammarWorker } from '../grammar-worker/GrammarWorker.js'
import { useGrammarQuery } from '../grammar-worker/useGrammarQuery.js'
import type { TryMode } from '../quick-test/quickTest.js'

const none: readonly AudioAsset[] = []
const nothing = { suggestion: undefined, recordings: [] }

/** What can be said, and which recordings say it; computed only where the user speaks or chooses. */
export function useTestHelp(
  worker: GrammarWorker,
  mode: TryMode,
  checked: Analysis | undefined,
  slots: SlotValues,
  assets: readonly AudioAsset[] = none,
) {
  const about = useMemo(() => ({ assets, slots }), [assets, slots])
  return useGrammarQuery(worker, 'help', mode === 'type' ? undefined : checked, about)?.answer ?? nothing
}
