import { defineMessages } from '@saywright/ui/i18n'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'

/** The dictionary of field errors. */
export const errorMessages = defineMessages('forms.errors', { 'en-US': enUS, 'fr-FR': frFR })
