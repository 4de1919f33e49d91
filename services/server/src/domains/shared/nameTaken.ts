import { ApiFailure } from '@saywright/http'
import { isUniqueViolation } from '../../store/uniqueViolation.js'

/** A write that failed because of its name becomes an ApiFailure; any other error is unchanged. */
export function nameTaken(error: unknown, field = 'name'): unknown {
  return isUniqueViolation(error)
    ? new ApiFailure('already_exists', { errors: { [field]: 'alreadyExists' }, cause: error })
    : error
}

/** The same, for another field that must be unique; to be passed to `catch`. */
export const fieldTaken = (field: string) => (error: unknown) => Promise.reject(nameTaken(error, field))
