import { limits } from '@saywright/api/contract'
import { EngineFailure } from '@saywright/engines/failures'
import { CommandFailure } from '../CommandFailure.js'
import type { MessageKey } from '../messages/MessageFile.js'

const messages: Readonly<Partial<Record<EngineFailure['code'], MessageKey>>> = {
  grammar_error: 'recognize.nothing',
  grammar_too_large: 'recognize.grammarTooLarge',
  borrowed_grammar_too_large: 'recognize.borrowedGrammarTooLarge',
  pronunciation_missing: 'recognize.pronunciationMissing',
  busy: 'recognize.tooSlow',
  timed_out: 'recognize.tooSlow',
}

/** The failure of an engine as a message of the command; anything else unchanged. */
export function engineFailure(
  thrown: unknown,
  { path, language }: { readonly path: string; readonly language: string },
): unknown {
  const key = thrown instanceof EngineFailure ? messages[thrown.code] : undefined
  if (!(thrown instanceof EngineFailure) || !key) return thrown
  const { borrowedWords, borrowedChoices } = limits
  const { words = '' } = thrown.details.errors ?? {}
  const most = { words: borrowedWords, choices: borrowedChoices }
  const isBorrowed = thrown.code === 'borrowed_grammar_too_large'
  return new CommandFailure(key, { path, language, ...(isBorrowed ? most : { words }) })
}
