import type { SlotValues } from '@saywright/grammar'
import { useEffect, useState } from 'react'
import type { CheckedGrammar } from '../grammar/grammarState.js'
import { type Acceptance, acceptanceOf } from './acceptance.js'
import type { SentenceMatch } from './trySentence.js'

/** The proof reads the whole grammar once more, so it waits until nobody types. */
const quietMilliseconds = 300

/**
 * The change of the text on the screen that would accept a sentence, a moment after it was refused; undefined while it
 * is sought, and while the text is another than the grammar that was read.
 */
export function useAcceptance(
  text: string,
  grammar: CheckedGrammar | undefined,
  sentenceMatch: SentenceMatch,
  slots: SlotValues,
): Acceptance | undefined {
  const [found, setFound] = useState<{ of: SentenceMatch; accept: Acceptance | undefined }>()
  useEffect(() => {
    if (grammar?.analysis.source !== text || sentenceMatch?.result.matched !== false) return
    const timer = setTimeout(
      () => setFound({ of: sentenceMatch, accept: acceptanceOf(grammar, sentenceMatch, slots) }),
      quietMilliseconds,
    )
    return () => clearTimeout(timer)
  }, [text, grammar, sentenceMatch, slots])
  const isOfText = grammar?.analysis.source === text
  return isOfText && found?.of === sentenceMatch ? found?.accept : undefined
}
