export const microphoneProblems = ['denied', 'noDevice', 'busy', 'unsupported', 'failed'] as const

/**
 * Why there is no sound from a microphone: the person or a policy refused it; none is plugged in; another program holds it;
 * the browser cannot (or the page is not served securely); anything else.
 */
export type MicrophoneProblem = (typeof microphoneProblems)[number]

/** A microphone that could not be opened, and why. */
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
