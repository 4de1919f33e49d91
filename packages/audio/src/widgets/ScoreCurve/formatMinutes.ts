/** Whole minutes and seconds on a clock, truncated: "0:42", "12:05". @param seconds 0 or more. */
export function formatMinutes(seconds: number, locale: string): string {
  // A millionth of a second is added because 1.6 is stored a little under 1.6.
  const whole = Math.floor(seconds + 1e-6)
  const rest = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }).format(whole % 60)
  return `${new Intl.NumberFormat(locale, { useGrouping: false }).format(Math.floor(whole / 60))}:${rest}`
}
