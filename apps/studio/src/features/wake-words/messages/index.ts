import { defineMessages } from '@saywright/ui/i18n'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'

export const wakeWordsMessages = defineMessages('studio.wakeWords', { 'en-US': enUS, 'fr-FR': frFR })
