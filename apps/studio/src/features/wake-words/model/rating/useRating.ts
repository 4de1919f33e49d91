import { useWakeWordRating } from '@saywright/api/react'
import { useEffect, useMemo, useState } from 'react'
import { spotProblemOf } from '../spotting/WakeListening.js'
import { bodyOf, type WordsContent } from '../words/WordsContent.js'
import { soundContent } from '../words/wordFaults.js'
import type { WakeRating } from './WakeRating.js'

/** Long enough that a word is not rated letter by letter, short enough that the number follows the typing. */
const waitMilliseconds = 350

/** The rating of words while they are edited. */
export function useRating(projectId: number, language: string, content: WordsContent): WakeRating {
  const { positive_words, negative_words } = bodyOf(soundContent(content))
  const wanted = JSON.stringify({ language, positive_words, negative_words })
  const asked = useSettled(wanted, waitMilliseconds)
  const words = useMemo(
    () =>
      JSON.parse(asked) as { language: string } & Pick<
        ReturnType<typeof bodyOf>,
        'positive_words' | 'negative_words'
      >,
    [asked],
  )
  const hasWord = words.positive_words.length > 0
  const { data, error, isLoading, isValidating, mutate } = useWakeWordRating(
    projectId,
    hasWord ? words : undefined,
  )
  const isAsking = hasWord && (isLoading || isValidating || asked !== wanted)
  return useMemo(
    () => ({
      answer: hasWord ? data : undefined,
      isAsking,
      problem: error && !isAsking ? spotProblemOf(error) : undefined,
      onAskAgain: () => void mutate(),
    }),
    [data, error, hasWord, isAsking, mutate],
  )
}

/** A text once it has not changed for a while. */
function useSettled(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds)
    return () => clearTimeout(timer)
  }, [text, milliseconds])
  return settled
}
