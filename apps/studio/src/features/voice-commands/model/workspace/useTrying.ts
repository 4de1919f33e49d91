import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useStableActions } from '../../../../parts/workspace/useStableActions.js'
import { marksOf } from '../answers/trySentence.js'
import { closestSentence, sentenceHeard, type TryMode } from '../quick-test/quickTest.js'
import { useAcceptance } from '../try/useAcceptance.js'
import { useMatching } from '../try/useMatching.js'
import { useNearestPlace } from '../try/useNearestPlace.js'
import { useSentenceMatch } from '../try/useSentenceMatch.js'
import { useTestHelp } from '../try/useTestHelp.js'
import { useTriedSentences } from '../try/useTriedSentences.js'
import type { GrammarReading } from './GrammarReading.js'
import type { Trying, TryingActions, TryingState } from './Trying.js'
import type { TestState } from './VoiceCommandWorkspace.js'

/**
 * The sentence that is tried, and its result.
 *
 * @param first its initial value.
 * @param onTried called when a sentence of the grammar was typed.
 */
export function useTrying(
  { worker, state, checkedWith, slots }: GrammarReading,
  grammar: string,
  { tests, recordings: assets }: TestState,
  first: { readonly mode: TryMode; readonly sentence: string },
  onTried: () => void,
): Trying {
  const { analysis, checked } = state
  const current = checkedWith === 'this' ? checked : undefined
  const [mode, setMode] = useState(first.mode)
  const [sentence, setSentence] = useState(first.sentence)
  // The path of a recognized sentence is highlighted like that of a typed one.
  const tried = mode === 'type' ? sentence : sentenceHeard(tests[mode])
  const [sentenceMatch, onReading] = useSentenceMatch(worker, checked, tried, slots)
  const before = useMatching(worker, checked, useTriedSentences(tried), slots)
  const isMatch = mode === 'type' && sentenceMatch?.result.matched === true
  const tell = useEffectEvent(onTried)
  useEffect(() => {
    if (isMatch) tell()
  }, [isMatch])
  const accept = useAcceptance(worker, grammar, sentenceMatch, slots)
  const isMatchCurrent = sentenceMatch?.of === analysis
  const marks = useMemo(() => (isMatchCurrent ? marksOf(sentenceMatch) : []), [isMatchCurrent, sentenceMatch])
  const closest = mode === 'type' ? '' : closestSentence(tests[mode])
  const nearest = useNearestPlace(worker, current, closest, slots)
  const { suggestion, recordings } = useTestHelp(worker, mode, checked, slots, assets)
  const shown = useMemo<TryingState>(
    () => ({
      ...{ mode, sentence, tried, sentenceMatch, accept, marks, before },
      ...{ suggestion, recordings, nearest },
    }),
    [mode, sentence, tried, sentenceMatch, accept, marks, before, suggestion, recordings, nearest],
  )
  const actions = useStableActions<TryingActions>({
    changeMode: setMode,
    write: setSentence,
    tryAgain: (again) => {
      setMode('type')
      setSentence(again)
    },
    read: onReading,
  })
  return useMemo(() => ({ state: shown, actions }), [shown, actions])
}
