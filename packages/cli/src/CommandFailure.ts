import { type ExitCode, exitCode } from './exitCode.js'
import type { MessageKey } from './messages/MessageFile.js'
import type { Values } from './messages/say.js'

/** Why a command cannot continue; the text comes from the messages. */
export class CommandFailure extends Error {
  constructor(
    readonly key: MessageKey,
    readonly values: Values = {},
    readonly code: ExitCode = exitCode.misused,
    /** What the user may have meant: it is offered behind the sentence. */
    readonly near?: string | undefined,
  ) {
    super(key)
  }
}
