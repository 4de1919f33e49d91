/** A moment at which something happened, by its name: `created_at`, `draft.updatedAt`. */
const moment = /(?:_at|At)(?:\)|!)?$/
/** A day of the reader's own calendar, counted from now. */
const counted = /^daysAfter\(/
const shown = /\bformat(?:Long)?Date(?:Time)?\(\s*((?:[^(),]|\([^()]*\))+)(,)?/g
const readAloud = /\.get(?:Date|Day|Month|FullYear|Hours|Minutes)\(\)/g

/**
 * Where the source of a screen shows as a moment, in the time zone of the reader, what may be a day: a day is shown by
 * `formatDay`, the same everywhere.
 */
export const shownDayFaults = (source: string): string[] =>
  [...source.matchAll(shown)].flatMap(([, given = '', more]) => {
    const name = given.trim()
    // With a time zone of its own it says what it is.
    return more || moment.test(name) || counted.test(name)
      ? []
      : [`${name} is shown where the reader is: a day is shown by formatDay, a moment is called …_at`]
  })

/** Where the source of a server reads a day or an hour from its own clock: it stores and sends UTC. */
export const readDayFaults = (source: string): string[] =>
  [...source.matchAll(readAloud)].map(([call]) => `${call} is of the time zone of the machine`)
