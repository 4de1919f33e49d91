const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** A length of sound in the largest unit that it fills, with a fraction below ten: "1.5 hr", "42 min", "12 sec". */
export function soundLength(seconds: number, locale: string): string {
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? units[2]
  const value = seconds / length
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}
