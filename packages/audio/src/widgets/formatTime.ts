/**
 * Formats minutes, seconds and tenths, truncated: "0:01.6", "0:01,6", "٠:٠١٫٦"; always left to right.
 * @param seconds 0 or more.
 */
export function formatClock(seconds: number, locale: string): string {
  // A millionth of a second is added because 1.6 is stored a little under 1.6.
  const tenths = Math.floor((seconds + 1e-6) * 10)
  const rest = new Intl.NumberFormat(locale, {
    minimumIntegerDigits: 2,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format((tenths % 600) / 10)
  const minutes = new Intl.NumberFormat(locale, { useGrouping: false }).format(Math.floor(tenths / 600))
  return `${minutes}:${rest}`
}

/**
 * Formats a duration in seconds as text: "1.6 seconds", "1,6 seconde".
 * @param seconds 0 or more.
 */
export function formatSeconds(seconds: number, locale: string): string {
  return unit(seconds, 'second', locale)
}

const unit = (value: number, name: 'minute' | 'second', locale: string) =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: name,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(value)

/**
 * Formats a duration as text, with minutes where there are any: "30 seconds", "1 minute, 30 seconds".
 * @param seconds 0 or more.
 */
export function formatLength(seconds: number, locale: string): string {
  const tenths = Math.round(seconds * 10)
  const minutes = Math.floor(tenths / 600)
  const rest = (tenths % 600) / 10
  if (minutes === 0) return unit(rest, 'second', locale)
  const parts = [unit(minutes, 'minute', locale), ...(rest > 0 ? [unit(rest, 'second', locale)] : [])]
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
}
