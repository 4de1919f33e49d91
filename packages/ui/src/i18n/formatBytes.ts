// Units in the two languages of the product. Other languages take those of `Intl`.
const units = {
  'en-US': { byte: 'B', kilobyte: 'KB', megabyte: 'MB', gigabyte: 'GB' },
  'fr-FR': { byte: 'o', kilobyte: 'Ko', megabyte: 'Mo', gigabyte: 'Go' },
} as const

type Unit = keyof (typeof units)['en-US']

const bytesOf: Readonly<Record<Unit, number>> = {
  byte: 1,
  kilobyte: 1024,
  megabyte: 1024 ** 2,
  gigabyte: 1024 ** 3,
}

/** Below this, one decimal of a megabyte is too coarse: 0.1 MB, in bytes. */
const leastMegabytes = bytesOf.megabyte / 10

function fittingUnit(bytes: number): Unit {
  if (bytes >= bytesOf.gigabyte) return 'gigabyte'
  if (bytes >= leastMegabytes) return 'megabyte'
  return bytes < bytesOf.kilobyte ? 'byte' : 'kilobyte'
}

/**
 * Formats a file size with one decimal: "1.5 MB", "1,5 Mo", "1,5 MB" in German. Bytes and whole gigabytes
 * have no decimal: "340 B", "8 GB".
 * @param bytes 0 or more.
 * @param locale BCP 47 tag of any language.
 * @param unit megabyte (2^20 bytes) by default, or kilobyte (2^10 bytes); `fitting` uses kilobytes below 0.1
 * MB, bytes below 1 KB and gigabytes (2^30 bytes) from 1 GB. A size that would round to zero uses the fitting
 * unit.
 */
export function formatBytes(
  bytes: number,
  locale: string,
  unit: 'kilobyte' | 'megabyte' | 'fitting' = 'megabyte',
): string {
  const isZero = unit !== 'fitting' && bytes < bytesOf[unit] / 20
  const used = unit === 'fitting' || isZero ? fittingUnit(bytes) : unit
  const minimumFractionDigits = used === 'gigabyte' || used === 'byte' ? 0 : 1
  const digits = { minimumFractionDigits, maximumFractionDigits: 1 }
  const value = bytes / bytesOf[used]
  const own = unitsOf(locale)
  if (own) return `${new Intl.NumberFormat(locale, digits).format(value)}\u00a0${own[used]}`
  return new Intl.NumberFormat(locale, { ...digits, style: 'unit', unit: used }).format(value)
}

function unitsOf(locale: string) {
  const { language } = new Intl.Locale(locale)
  return Object.entries(units).find(([known]) => known.startsWith(`${language}-`))?.[1]
}
