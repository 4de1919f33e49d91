import { useEffect, useState } from 'react'
import { GrammarWorker } from './GrammarWorker.js'

/** Started by the first question about a large grammar, and stopped when the screen is left. */
export function useGrammarWorker(): GrammarWorker {
  const [worker] = useState(() => new GrammarWorker())
  useEffect(() => () => worker.stop(), [worker])
  return worker
}
