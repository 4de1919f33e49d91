import { defineMessages } from '@saywright/ui/i18n'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'

/** Default error messages of fields. */
export const errorMessages = defineMessages('forms.errors', { 'en-US': enUS, 'fr-FR': frFR })
