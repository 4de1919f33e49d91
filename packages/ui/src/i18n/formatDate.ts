/**
 * A day in numbers: DD/MM/YYYY in both languages of the product, "22.11.2026" in German.
 *
 * @param date an ISO 8601 text or a Date.
 * @param timeZone IANA name; the browser's when absent.
 * @param locale BCP 47 tag; of English and French the product's form.
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
 * DD/MM/YYYY of a day, the same in every time zone: of a text as `2026-12-31`, or of the moment at which something ends, whose
 * last day is the one of UTC.
 */
export const formatDay = (day: string | Date, locale?: string): string => formatDate(day, 'UTC', locale)

/**
 * When something happened: "DD/MM/YYYY, HH:MM" in both languages of the product, "22.11.2026, 14:05" in German.
 *
 * @param timeZone IANA name; the browser's when absent.
 * @param locale BCP 47 tag; of English and French the product's form.
 */
export function formatDateTime(date: string | Date, timeZone?: string, locale = product): string {
  return `${formatDate(date, timeZone, locale)}, ${formatTime(date, timeZone, locale)}`
}

/** The long form: "November 22, 2026", "22 novembre 2026". */
export function formatLongDate(date: string | Date, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(date))
}

/** Hours, to 24, and minutes: "14:05". @param locale BCP 47 tag, for its digits and sign between them. */
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
