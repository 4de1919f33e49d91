import { type Locale, useLocale } from '@saywright/ui/i18n'
import { consoleAddress } from './addresses.js'
import { brand, ownDocumentation } from './brand.js'
import type { Place } from './hosts.js'

/** Whether the documentation is the one that the server of the console serves. */
export const isOwnDocumentation = brand.links.documentation === ownDocumentation

/**
 * A page of the documentation; of one that stands elsewhere its beginning, since we do not know its pages.
 *
 * @param page its name, such as `grammar`; empty for the first one.
 */
export function documentationAddress(place: Place, locale: Locale, page = ''): string {
  const { documentation = ownDocumentation } = brand.links
  return isOwnDocumentation ? consoleAddress(place, `${ownDocumentation}${locale}/${page}`) : documentation
}

/** The same in the language of the interface, from where one is. */
export function useDocumentationHref(page?: string): string {
  return documentationAddress(window.location, useLocale(), page)
}
