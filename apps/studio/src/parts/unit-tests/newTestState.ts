import { limits } from '@saywright/api/contract'

/** The navigation state of the page of a new unit test: sentences to make recordings of. */
export type NewTestState = { readonly sentences: readonly string[] }

/** The maximum number of the sentences that can be spoken at a time. */
export function newTestState(sentences: readonly string[]): NewTestState {
  return { sentences: sentences.slice(0, limits.sentencesOfTestAudio) }
}

/** The sentences of a state of the browser's history, which may hold anything; none when it holds something else. */
export function sentencesOfState(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('sentences' in state)) return []
  const { sentences } = state
  const isList = Array.isArray(sentences) && sentences.every((each) => typeof each === 'string')
  return isList ? newTestState(sentences).sentences : []
}
