import { defineMessages } from '@saywright/ui/i18n'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'

/** What stands on the first page; the other ways in bring their own words. */
export const authMessages = defineMessages('console.auth', { 'en-US': enUS, 'fr-FR': frFR })
