import { ApiFailure } from '@saywright/http'
import { isUniqueViolation } from '../../store/uniqueViolation.js'

/** A write that failed because of its name becomes a refusal; anything else stays what it was. */
export function nameTaken(error: unknown, field = 'name'): unknown {
  return isUniqueViolation(error)
    ? new ApiFailure('already_exists', { errors: { [field]: 'alreadyExists' }, cause: error })
    : error
}

/** The same, for the field that holds what must be there once; to be given to `catch`. */
export const fieldTaken = (field: string) => (error: unknown) => Promise.reject(nameTaken(error, field))
