import type { Locale } from '@saywright/api/contract'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago a moment is, in the words of a language: "2 hours ago", "yesterday". */
export function ageOf(moment: string, now: Date, locale: Locale): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const passed = Math.max(0, now.getTime() - Date.parse(moment))
  if (passed < hour) return words.format(-Math.floor(passed / minute), 'minute')
  if (passed < day) return words.format(-Math.floor(passed / hour), 'hour')
  return words.format(-Math.floor(passed / day), 'day')
}
