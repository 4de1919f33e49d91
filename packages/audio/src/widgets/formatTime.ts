/** Minutes, seconds and tenths, cut rather than rounded: "0:01.6", "0:01,6". @param seconds 0 or more. */
export function formatClock(seconds: number, locale: string): string {
  // A millionth of a second is added because 1.6 is stored a little under 1.6.
  const tenths = Math.floor((seconds + 1e-6) * 10)
  const rest = new Intl.NumberFormat(locale, {
    minimumIntegerDigits: 2,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format((tenths % 600) / 10)
  return `${Math.floor(tenths / 600)}:${rest}`
}

/** A length in words: "1.6 seconds", "1,6 seconde". @param seconds 0 or more. */
export function formatSeconds(seconds: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(seconds)
}
