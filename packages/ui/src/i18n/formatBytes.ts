import { localeOf } from './locales.js'

const units = {
  'en-US': { kilobyte: 'KB', megabyte: 'MB' },
  'fr-FR': { kilobyte: 'Ko', megabyte: 'Mo' },
} as const

/** Below this much, one decimal of a megabyte is no size any more: 0.1 MB, in bytes. */
const leastMegabytes = 1024 ** 2 / 10

/**
 * A file size with one decimal: "1.5 MB", "1,5 Mo".
 * @param bytes 0 or more.
 * @param unit megabyte (2^20 bytes) unless kilobytes (2^10) are asked for; `fitting` takes kilobytes below 0.1 MB.
 */
export function formatBytes(
  bytes: number,
  locale: string,
  unit: 'kilobyte' | 'megabyte' | 'fitting' = 'megabyte',
): string {
  const used = unit !== 'fitting' ? unit : bytes < leastMegabytes ? 'kilobyte' : 'megabyte'
  const amount = bytes / (used === 'megabyte' ? 1024 ** 2 : 1024)
  const digits = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    amount,
  )
  return `${digits}\u00a0${units[localeOf(locale)][used]}`
}
