import { defineMessages } from '@saywright/ui/i18n'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'

/** The dictionary of field errors. */
export const errorMessages = defineMessages('forms.errors', { 'en-US': enUS.errors, 'fr-FR': frFR.errors })
export const formMessages = defineMessages('forms.form', { 'en-US': enUS.form, 'fr-FR': frFR.form })
export const kitMessages = defineMessages('forms.kits', { 'en-US': enUS.kits, 'fr-FR': frFR.kits })
