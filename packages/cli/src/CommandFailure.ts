import { type ExitCode, exitCode } from './exitCode.js'
import type { MessageKey } from './messages/MessageFile.js'
import type { Values } from './messages/say.js'

/** Why a command cannot go on; the words come from the messages. */
export class CommandFailure extends Error {
  constructor(
    readonly key: MessageKey,
    readonly values: Values = {},
    readonly code: ExitCode = exitCode.misused,
    /** What was meant, perhaps: it is offered behind the sentence. */
    readonly near?: string | undefined,
  ) {
    super(key)
  }
}
