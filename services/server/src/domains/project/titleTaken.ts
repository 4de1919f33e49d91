import { ApiFailure } from '@saywright/http'
import { isUniqueViolation } from '../../store/uniqueViolation.js'

/** A write that failed because of its title becomes an ApiFailure; any other error is unchanged. */
export function titleTaken(error: unknown): unknown {
  return isUniqueViolation(error)
    ? new ApiFailure('already_exists', { errors: { title: 'alreadyExists' }, cause: error })
    : error
}
