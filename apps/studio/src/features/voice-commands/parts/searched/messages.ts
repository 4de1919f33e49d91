import { defineMessages } from '@saywright/ui/i18n'

export const searchedMessages = defineMessages('studio.voiceCommands.searched', {
  'en-US': { all: '{{all}} in all', found: '{{found}} of {{all}} found' },
  'fr-FR': { all: '{{all}} au total', found: '{{found}} sur {{all}}' },
})
