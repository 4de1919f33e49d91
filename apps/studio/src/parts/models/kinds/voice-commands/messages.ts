import { defineMessages } from '@saywright/ui/i18n'

export const voiceCommandKindMessages = defineMessages('studio.models.voiceCommands', {
  'en-US': {
    name: 'Voice commands',
    about: 'A grammar of what people may say, and what it means',
    title: 'New voice-command model',
    lead: 'Try its grammar right away, and change it as you like.',
    borrowed: 'Borrows the sounds of another language: only small grammars are recognized.',
    noEngine: 'No speech engine for this language: you can write the grammar, but not test it by voice.',
  },
  'fr-FR': {
    name: 'Commandes vocales',
    about: 'Une grammaire des phrases possibles, et de leur sens',
    title: 'Nouveau modèle de commandes vocales',
    lead: 'Essayez sa grammaire aussitôt, et changez-la à votre guise.',
    borrowed: 'Emprunte les sons d’une autre langue\u00a0: seules de petites grammaires sont reconnues.',
    noEngine:
      'Aucun moteur vocal pour cette langue\u00a0: vous pouvez écrire la grammaire, mais pas la tester à la voix.',
  },
})
