import { answers } from './answers.js'
import { dates } from './dates.js'
import { durations } from './durations.js'
import { letters } from './letters.js'
import { numbers } from './numbers.js'
import { times } from './times.js'

/** The grammars of its library, by subject. */
export const sources = (region?: string) =>
  ({ numbers, dates: dates(region), times: times(region), durations, answers, letters }) as const
