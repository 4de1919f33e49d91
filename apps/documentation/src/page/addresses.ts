import type { Locale } from './locales.js'

/** Where the server serves the site; the console knows the same path. */
export const base = '/docs'

export function addressOf(locale: Locale, slug: string, section?: string): string {
  return `${base}/${locale}/${slug === 'index' ? '' : slug}${section ? `#${section}` : ''}`
}
