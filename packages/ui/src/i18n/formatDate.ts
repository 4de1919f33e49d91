/**
 * Formats a date in digits: DD/MM/YYYY in English and French, "22.11.2026" in German.
 * @param date ISO 8601 text or a Date.
 * @param timeZone IANA name; that of the browser when absent.
 * @param locale BCP 47 tag; English and French use the format of the product.
 */
export function formatDate(date: string | Date, timeZone?: string, locale = product): string {
  return new Intl.DateTimeFormat(formOf(locale), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  }).format(new Date(date))
}

/**
 * Formats a calendar day as DD/MM/YYYY, independent of the time zone: a text such as `2026-12-31`, or the UTC
 * day of the moment at which something ends.
 */
export const formatDay = (day: string | Date, locale?: string): string => formatDate(day, 'UTC', locale)

/**
 * Formats a date with time: "DD/MM/YYYY, HH:MM" in English and French, "22.11.2026, 14:05" in German.
 * @param timeZone IANA name; that of the browser when absent.
 * @param locale BCP 47 tag; English and French use the format of the product.
 */
export function formatDateTime(date: string | Date, timeZone?: string, locale = product): string {
  return `${formatDate(date, timeZone, locale)}, ${formatTime(date, timeZone, locale)}`
}

/** Formats a date in the long form: "November 22, 2026", "22 novembre 2026". */
export function formatLongDate(date: string | Date, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(date))
}

/**
 * Formats hours (24-hour clock) and minutes: "14:05".
 * @param locale BCP 47 tag, for digits and separator.
 */
export function formatTime(date: string | Date, timeZone?: string, locale = product): string {
  return new Intl.DateTimeFormat(formOf(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(date))
}

/** The product writes numeric dates in one form, whichever of its languages is shown. */
const product = 'en-GB'
const formOf = (locale: string) =>
  ['en', 'fr'].includes(new Intl.Locale(locale).language) ? product : locale
