import { defineMessages } from '@saywright/ui/i18n'

export const conflictMessages = defineMessages('shell.conflict', {
  'en-US': {
    title: 'Conflict detected',
    cancel: 'Cancel',
  },
  'fr-FR': {
    title: 'Conflit détecté',
    cancel: 'Annuler',
  },
})
