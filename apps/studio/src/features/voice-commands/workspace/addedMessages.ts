import { defineMessages } from '@saywright/ui/i18n'

export const addedMessages = defineMessages('studio.voiceCommands.addedToTest', {
  'en-US': { added: '“{{name}}” is in the unit test “{{test}}”.', open: 'Open the unit test' },
  'fr-FR': {
    added: '«\u00a0{{name}}\u00a0» est dans le test unitaire «\u00a0{{test}}\u00a0».',
    open: 'Ouvrir le test unitaire',
  },
})
