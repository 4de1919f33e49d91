import type { SlotValues } from '@saywright/grammar'
import { useEffect, useMemo, useState } from 'react'
import type { Acceptance } from '../answers/acceptance.js'
import type { SentenceMatch } from '../answers/trySentence.js'
import type { GrammarWorker } from '../grammar-worker/GrammarWorker.js'
import { useGrammarQuery } from '../grammar-worker/useGrammarQuery.js'

/** The proof reads the whole grammar once more, so it waits for a pause in typing. */
const quietMilliseconds = 300

const nothing = { sentence: '', nearest: undefined, slots: {} }

/**
 * The change of the text on the screen that would accept a sentence, a moment after it was refused; undefined while it
 * is sought, and while the text is another than the grammar that was read.
 */
export function useAcceptance(
  worker: GrammarWorker,
  text: string,
  sentenceMatch: SentenceMatch,
  slots: SlotValues,
): Acceptance | undefined {
  const refused = useMemo(() => {
    if (sentenceMatch?.of.source !== text || sentenceMatch.result.matched) return undefined
    return {
      of: sentenceMatch.of,
      about: { sentence: sentenceMatch.sentence, nearest: sentenceMatch.result.nearest, slots },
    }
  }, [text, sentenceMatch, slots])
  const [settled, setSettled] = useState<typeof refused>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(refused), quietMilliseconds)
    return () => clearTimeout(timer)
  }, [refused])
  const asked = settled === refused ? refused : undefined
  return useGrammarQuery(worker, 'acceptance', asked?.of, asked?.about ?? nothing)?.answer
}
