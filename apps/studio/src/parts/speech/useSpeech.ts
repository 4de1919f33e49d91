import type { PronunciationWish } from '@saywright/api/contract'
import { usePronounceWords, useSayWords } from '@saywright/api/react'
import { useCallback, useMemo } from 'react'
import { memoizePronunciations } from './memoizePronunciations.js'
import type { Pronounce } from './usePronunciations.js'

/** Pronunciations of words, and recordings of them. */
export type Speech = {
  readonly onPronounce: Pronounce
  readonly onSay: (text: string) => Promise<Blob>
}

/** Pronunciations and speech in a language, for a project; the callers report failures. */
export function useSpeech(projectId: number, language: string): Speech {
  const pronounce = usePronounceWords()
  const say = useSayWords()
  const onPronounce = useMemo(
    () =>
      memoizePronunciations(async (words: readonly PronunciationWish[]) => {
        const call = {
          params: { id: projectId },
          body: { language, words: [...words] },
          isFailureShown: true,
        }
        return (await pronounce(call)).words
      }),
    [pronounce, projectId, language],
  )
  const onSay = useCallback(
    (text: string) => say({ params: { id: projectId }, body: { language, text }, isFailureShown: true }),
    [say, projectId, language],
  )
  return useMemo(() => ({ onPronounce, onSay }), [onPronounce, onSay])
}
