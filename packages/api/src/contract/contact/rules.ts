import { docs } from '../kernel/docs.js'
import { integer } from '../kernel/structs.js'
import { limits } from '../limits.js'

/** One star is the worst, five are the best. */
export const rating = () => integer({ min: limits.ratingMin, max: limits.ratingMax, [docs]: { example: 4 } })
