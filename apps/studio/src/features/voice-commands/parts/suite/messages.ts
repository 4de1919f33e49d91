import { defineMessages } from '@saywright/ui/i18n'

export const keepMessages = defineMessages('studio.voiceCommands.keepInSuite', {
  'en-US': { keep: 'Add to the suite', keepRefused: 'Refuse it in the suite', isKept: 'In the suite' },
  'fr-FR': { keep: 'Ajouter à la suite', keepRefused: 'La refuser dans la suite', isKept: 'Dans la suite' },
})
