/** Minutes and seconds as on a clock: 0:42. @param seconds 0 or more. @param locale a BCP 47 tag. */
export function clockOf(seconds: number, locale: string): string {
  const whole = Math.floor(seconds)
  const numbers = new Intl.NumberFormat(locale)
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  return `${numbers.format(Math.floor(whole / 60))}:${two.format(whole % 60)}`
}
