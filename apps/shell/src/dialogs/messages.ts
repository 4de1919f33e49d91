import { defineMessages } from '@saywright/ui/i18n'

export const conflictMessages = defineMessages('shell.conflict', {
  'en-US': {
    title: 'Conflict detected',
    text: 'Nothing was saved. Change the value, then save again.',
    response: 'Answer from the server',
    cancel: 'Cancel',
  },
  'fr-FR': {
    title: 'Conflit détecté',
    text: 'Rien n’a été enregistré. Modifiez la valeur, puis enregistrez de nouveau.',
    response: 'Réponse du serveur',
    cancel: 'Annuler',
  },
})
