import type { Locale } from '../page/locales.js'
import { limitValues } from '../reference/limitValues.js'
import { placeholder } from './placeholder.js'

/** Generated Markdown by the name with which a page includes it, on a line of its own. */
export type Parts = Readonly<Record<string, (locale: Locale) => string>>

/**
 * Puts generated parts and values in their places: `{{grammarTable}}`, `{{limits.audioMaxSeconds}}`, `{{brand}}`. The
 * address of the installation, `{{console}}`, is written by the server.
 *
 * @throws Error when a page includes a part that does not exist.
 */
export function fill(markdown: string, locale: Locale, parts: Parts, brand: string): string {
  return markdown.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    if (name === 'brand') return brand
    if (name === 'console') return placeholder
    const limit = name.startsWith('limits.') ? limitValues[name.slice('limits.'.length)] : undefined
    if (limit !== undefined) return new Intl.NumberFormat(locale).format(limit)
    const part = parts[name]
    if (!part) throw new Error(`A page asks for {{${name}}}, which does not exist.`)
    return part(locale)
  })
}
