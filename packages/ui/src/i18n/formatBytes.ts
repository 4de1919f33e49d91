import { localeOf } from './locales.js'

const units = {
  'en-US': { kilobyte: 'KB', megabyte: 'MB' },
  'fr-FR': { kilobyte: 'Ko', megabyte: 'Mo' },
} as const

/**
 * A file size with one decimal: "1.5 MB", "1,5 Mo".
 * @param bytes 0 or more.
 * @param unit megabyte (2^20 bytes) unless kilobytes (2^10) are asked for.
 */
export function formatBytes(
  bytes: number,
  locale: string,
  unit: 'kilobyte' | 'megabyte' = 'megabyte',
): string {
  const amount = bytes / (unit === 'megabyte' ? 1024 ** 2 : 1024)
  const digits = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    amount,
  )
  return `${digits}\u00a0${units[localeOf(locale)][unit]}`
}
