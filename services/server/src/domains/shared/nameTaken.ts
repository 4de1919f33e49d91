import { ApiFailure } from '@saywright/http'
import { isUniqueViolation } from '../../store/uniqueViolation.js'

/** A write that failed because of its name becomes a refusal; anything else stays what it was. */
export function nameTaken(error: unknown): unknown {
  return isUniqueViolation(error)
    ? new ApiFailure('already_exists', { errors: { name: 'alreadyExists' }, cause: error })
    : error
}
