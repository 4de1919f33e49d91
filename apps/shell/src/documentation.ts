import { versions } from '@saywright/api/contract'
import { type Locale, useLocale } from '@saywright/ui/i18n'
import { consoleAddress } from './addresses.js'
import { brand, ownDocumentation } from './brand.js'
import type { Place } from './hosts.js'

/** Whether the documentation is the one that the server of the console serves. */
export const isOwnDocumentation = brand.links.documentation === ownDocumentation

/** The guides whose addresses say for which version they are. */
const versioned: readonly string[] = ['grammar', 'wake-words']

/**
 * A page of the documentation; of an external one its first page, since its pages are unknown.
 *
 * @param page its name, such as `grammar`; empty for the first one.
 */
export function documentationAddress(place: Place, locale: Locale, page = ''): string {
  const { documentation = ownDocumentation } = brand.links
  if (!isOwnDocumentation) return documentation
  const version = versioned.includes(page) ? `${versions.documentation}/` : ''
  return consoleAddress(place, `${ownDocumentation}${version}${locale}/${page}`)
}

/** The same in the language of the interface, from where one is. */
export function useDocumentationHref(page?: string): string {
  return documentationAddress(window.location, useLocale(), page)
}
