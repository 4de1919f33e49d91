import type { TestedType } from '@saywright/api/contract'
import { defineMessages } from '@saywright/ui/i18n'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'
import { overlay } from './overlay.js'
import { wakeWordsEnUS } from './wake-words.en-US.js'
import { wakeWordsFrFR } from './wake-words.fr-FR.js'

export const unitTestsMessages = defineMessages('studio.unit-tests', { 'en-US': enUS, 'fr-FR': frFR })

/** The same where wake words are tested. */
export const wakeWordTestsMessages = defineMessages('studio.wake-word-tests', {
  'en-US': overlay(enUS, wakeWordsEnUS),
  'fr-FR': overlay(frFR, wakeWordsFrFR),
})

const byType: Readonly<Record<TestedType, typeof unitTestsMessages>> = {
  voice_commands: unitTestsMessages,
  wake_word: { ...wakeWordTestsMessages, namespace: wakeWordTestsMessages.namespace as never },
}

/** What is said of tests of a kind of models: the same keys. */
export const testMessagesOf = (type: TestedType): typeof unitTestsMessages => byType[type]
