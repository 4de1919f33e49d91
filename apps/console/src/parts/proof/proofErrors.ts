import type { ApiError } from '@saywright/api/contract'
import type { SubmissionErrors } from '@saywright/forms'

/** Which field of a proof a refusal is about; undefined when it is about something else. */
export function proofErrors({ code }: ApiError): SubmissionErrors | undefined {
  if (code === 'wrong_credentials') return { password: 'invalid' }
  if (code === 'wrong_code' || code === 'expired_code') return { code: 'invalid' }
  return undefined
}
