import type { FieldErrorKey } from '@saywright/api/contract'
import { localeOf } from '@saywright/ui/i18n'
import { errorMessages } from '../messages/index.js'

/** What a field says about a fault, in the language that the page has. */
export function errorMessageOf(key: FieldErrorKey): string {
  return errorMessages.translations[localeOf(document.documentElement.lang)][key]
}
