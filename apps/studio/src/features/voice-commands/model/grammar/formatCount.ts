import type { Count } from '@saywright/grammar'
import type { Locale, Translate } from '@saywright/ui/i18n'
import type { enUS } from '../../messages/en-US.js'

const exactDigits = 15
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** How many sentences a grammar has, in words: exact up to fifteen digits, then as a power of ten. */
export function formatCount(count: Count, t: Translate<typeof enUS>, locale: Locale): string {
  if (count === 'unbounded') return t('count.unbounded')
  if (count === 0n) return t('count.none')
  const digits = count.toString().length
  if (digits > exactDigits) return t('count.huge', { power: raised(digits - 1) })
  const formatted = new Intl.NumberFormat(locale).format(count)
  return t('count.sentences', { count: Number(count), formatted })
}

function raised(exponent: number): string {
  return [...String(exponent)].map((digit) => superscripts[Number(digit)]).join('')
}
