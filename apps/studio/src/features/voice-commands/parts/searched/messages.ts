import { defineMessages } from '@saywright/ui/i18n'

export const searchedMessages = defineMessages('studio.voiceCommands.searched', {
  'en-US': { all: '{{count}} in all', found: '{{found}} of {{count}} found' },
  'fr-FR': { all: '{{count}} au total', found: '{{found}} sur {{count}}' },
})
