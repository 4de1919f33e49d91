import { defineMessages } from '@saywright/ui/i18n'

export const discardMessages = defineMessages('forms.discard', {
  'en-US': {
    title: 'Leave without saving?',
    body: 'What you changed here will be lost.',
    leave: 'Discard the changes',
    stay: 'Keep editing',
  },
  'fr-FR': {
    title: 'Partir sans enregistrer\u202f?',
    body: 'Ce que vous avez modifié ici sera perdu.',
    leave: 'Abandonner les modifications',
    stay: 'Continuer la saisie',
  },
})
