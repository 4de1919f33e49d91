import type { Refusal } from '@saywright/api/contract'

/** A next step after a refusal; `other` records again, or chooses another file. */
export type RefusalAction =
  | 'other'
  | 'again'
  | 'microphone'
  | 'write'
  | 'nearest'
  | 'threshold'
  | 'level'
  | 'playCut'
  | 'unitTest'

/** The steps of each reason, the first the one that helps most often; of alternatives, the first that is possible counts. */
const steps: Readonly<Record<Refusal, readonly (readonly RefusalAction[])[]>> = {
  no_speech: [['other'], ['microphone'], ['unitTest']],
  // Both end otherwise once the grammar or the threshold has changed: the same recording can be tested again.
  no_sentence: [['write', 'other'], ['nearest', 'other'], ['again'], ['unitTest']],
  below_threshold: [['other'], ['unitTest'], ['threshold'], ['again']],
  too_short: [['other'], ['unitTest']],
  clipped: [['other'], ['level'], ['unitTest']],
  cut_off: [['other'], ['playCut'], ['unitTest']],
}

/** The next steps after a refusal that are possible for the user. */
export function refusalActions(
  refusal: Refusal,
  isPossible: (action: RefusalAction) => boolean,
): readonly RefusalAction[] {
  const found = steps[refusal].flatMap((alternatives) => alternatives.find(isPossible) ?? [])
  return [...new Set(found)]
}
