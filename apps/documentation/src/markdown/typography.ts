import type { Locale } from '../page/locales.js'

/** Sets the spaces and hyphens that a language requires; authors of pages type plain ones. */
export function typography(text: string, locale: Locale): string {
  const whole = text.replace(/\be-mail/gi, (word) => `${word[0]}\u2011mail`)
  if (locale === 'en-US') return whole
  return whole
    .replace(/ +:(?=\s|$)/g, '\u00a0:')
    .replace(/ +([?;]|!(?!\p{L}))/gu, '\u202f$1')
    .replace(/« */g, '«\u00a0')
    .replace(/ *»/g, '\u00a0»')
    .replace(/(\d) (?=(?:[KMG]o|k?Hz|ms|s|min|h|%|px)(?!\p{L}))/gu, '$1\u00a0')
}
