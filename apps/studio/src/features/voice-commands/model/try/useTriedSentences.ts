import { useKeptState } from '@saywright/forms'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { withTried } from './triedSentences.js'

// Longer than a pause in typing.
const restMilliseconds = 1500

const none: readonly string[] = []

/**
 * The sentences that were tried before this one, newest first; they are restored with the page.
 *
 * @param sentence the current one, as typed.
 */
export function useTriedSentences(sentence: string): readonly string[] {
  const [tried, setTried] = useKeptState('tried', none)
  const note = useEffectEvent(() => {
    const next = withTried(tried, sentence)
    if (next !== tried) setTried(next)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the sentence restarts the wait
  useEffect(() => {
    const timer = setTimeout(note, restMilliseconds)
    return () => clearTimeout(timer)
  }, [sentence])
  const now = sentence.trim()
  return useMemo(() => tried.filter((each) => typeof each === 'string' && each !== now), [tried, now])
}
