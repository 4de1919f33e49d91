import type { Analysis } from '../analyze.js'
import type { TextEdit } from '../text/textEdit.js'
import { intentsOf } from './intentsOf.js'

/** Edits of the source, or the reason why it cannot be edited. */
export type IntentChange =
  | { readonly edits: readonly TextEdit[] }
  | { readonly refused: 'unknown' | 'invalid' | 'taken' | 'unspoken' }

const intentName = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u

/**
 * Renames an intent in all its `!tag` directives; all other text is unchanged.
 * @param wanted letters, digits and underscores, not starting with a digit; unique among intents, ignoring
 * case and surrounding space.
 */
export function renameIntent(analysis: Analysis, name: string, wanted: string): IntentChange {
  const intents = intentsOf(analysis)
  const intent = intents.find((each) => each.name === name)
  if (!intent) return { refused: 'unknown' }
  const refused = refusalOfIntent(
    wanted,
    intents.filter((each) => each !== intent),
  )
  if (refused) return { refused }
  const text = wanted.trim()
  return {
    edits: intent.places.map(({ start, end }) => ({ start: start.offset, end: end.offset, text })),
  }
}

/** The reason why a name is not allowed for an intent; `undefined` for an allowed name. */
export function refusalOfIntent(
  wanted: string,
  others: readonly { readonly name: string }[],
): 'invalid' | 'taken' | undefined {
  const text = wanted.trim()
  if (!intentName.test(text)) return 'invalid'
  return others.some(({ name }) => name.toLowerCase() === text.toLowerCase()) ? 'taken' : undefined
}
