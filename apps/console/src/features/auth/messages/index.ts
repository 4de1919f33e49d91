import { defineMessages } from '@saywright/ui/i18n'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'

/** Messages of the first page; the other ways in have their own. */
export const authMessages = defineMessages('console.auth', { 'en-US': enUS, 'fr-FR': frFR })
