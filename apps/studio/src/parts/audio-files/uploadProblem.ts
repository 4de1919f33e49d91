import { toApiError } from '@saywright/api/contract'

/** Why a recording was not taken. */
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

/** What the failure of an upload means. */
export function uploadProblemOf(thrown: unknown): UploadProblem {
  const { kind, code } = toApiError(thrown)
  if (kind === 'network' || kind === 'timeout') return 'unreachable'
  if (kind === 'signedOut') return 'signedOut'
  return byCode[code ?? ''] ?? 'other'
}

/** Sending the same once more could go better. */
export function mayRetry(problem: UploadProblem): boolean {
  return problem === 'unreachable' || problem === 'full' || problem === 'other' || problem === 'signedOut'
}
