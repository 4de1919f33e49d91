import type { SlotValues } from '@saywright/grammar'
import { useEffect, useState } from 'react'
import { type Analysis, analyse } from './analyse.js'

/** How long nobody types before the text is read again: typing itself never waits for it. */
const quietMilliseconds = 120

/** What is known of a text that changes with each key. */
export function useAnalysis(source: string, slots: SlotValues): Analysis {
  const [analysis, setAnalysis] = useState(() => analyse(source, slots))
  const [readWith, setReadWith] = useState(slots)
  useEffect(() => {
    if (analysis.source === source && readWith === slots) return
    const timer = setTimeout(() => {
      setReadWith(slots)
      setAnalysis((last) => analyse(source, slots, last))
    }, quietMilliseconds)
    return () => clearTimeout(timer)
  }, [source, slots, analysis.source, readWith])
  return analysis
}
