import type { FieldErrorKey } from '@saywright/api/contract'
import { localeOf } from '@saywright/ui/i18n'
import { errorMessages } from '../messages/index.js'

/** Default error message of a key, in the language of the page. */
export function errorMessageOf(key: FieldErrorKey): string {
  return errorMessages.translations[localeOf(document.documentElement.lang)][key]
}
