import { defineMessages } from '@saywright/ui/i18n'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'

export const unitTestsMessages = defineMessages('studio.unit-tests', { 'en-US': enUS, 'fr-FR': frFR })
