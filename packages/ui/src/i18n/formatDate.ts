/** DD/MM/YYYY in both languages. @param date an ISO 8601 text or a Date. @param timeZone IANA name; the browser's when absent. */
export function formatDate(date: string | Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  }).format(new Date(date))
}

/**
 * DD/MM/YYYY of a day, the same in every time zone: of a text as `2026-12-31`, or of the moment at which something ends, whose
 * last day is the one of UTC.
 */
export const formatDay = (day: string | Date): string => formatDate(day, 'UTC')

/** DD/MM/YYYY, HH:MM in both languages: when something happened. @param timeZone IANA name; the browser's when absent. */
export function formatDateTime(date: string | Date, timeZone?: string): string {
  return `${formatDate(date, timeZone)}, ${formatTime(date, timeZone)}`
}

/** The long form: "November 22, 2026", "22 novembre 2026". */
export function formatLongDate(date: string | Date, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(date))
}

/** Hours and minutes: "14:05". */
export function formatTime(date: string | Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
    new Date(date),
  )
}
