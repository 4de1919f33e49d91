import { toApiError } from '@saywright/api/contract'

/** Reason why a recording was not accepted. */
export type UploadProblem =
  | 'taken'
  | 'full'
  | 'tooLarge'
  | 'unsupportedType'
  | 'unreadable'
  | 'tooLong'
  | 'unreachable'
  | 'signedOut'
  | 'other'

const byCode: Readonly<Record<string, UploadProblem>> = {
  already_exists: 'taken',
  too_much_audio: 'full',
  too_large: 'tooLarge',
  unsupported_type: 'unsupportedType',
  audio_unreadable: 'unreadable',
  audio_too_long: 'tooLong',
}

/** The problem that a failed upload is shown as. */
export function uploadProblemOf(thrown: unknown): UploadProblem {
  const { kind, code } = toApiError(thrown)
  if (kind === 'network' || kind === 'timeout') return 'unreachable'
  if (kind === 'signedOut') return 'signedOut'
  return byCode[code ?? ''] ?? 'other'
}

/** Whether a retry may succeed. */
export function mayRetry(problem: UploadProblem): boolean {
  return problem === 'unreachable' || problem === 'full' || problem === 'other' || problem === 'signedOut'
}
