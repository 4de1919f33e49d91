export const microphoneProblems = ['denied', 'noDevice', 'busy', 'unsupported', 'failed'] as const

/**
 * Reason why a microphone cannot be used: access denied by the user or a policy; no device; device in use by
 * another program; no support in the browser, or an insecure page; any other failure.
 */
export type MicrophoneProblem = (typeof microphoneProblems)[number]

/** Thrown when a microphone cannot be opened, with the reason. */
export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError'
  readonly problem: MicrophoneProblem

  constructor(problem: MicrophoneProblem, cause?: unknown) {
    super(`The microphone cannot be used: ${problem}`, { cause })
    this.problem = problem
  }
}

/** @see W3C "Media Capture and Streams", getUserMedia(), for the names. */
const problemOfName: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'noDevice',
  OverconstrainedError: 'noDevice',
  NotReadableError: 'busy',
  AbortError: 'busy',
  NotSupportedError: 'unsupported',
}

export function microphoneProblemOf(error: unknown): MicrophoneProblem {
  if (error instanceof MicrophoneError) return error.problem
  return (error instanceof DOMException && problemOfName[error.name]) || 'failed'
}
