import { defineMessages } from '../../i18n/Messages.js'

export const errorStateMessages = defineMessages('ui.errorState', {
  'en-US': {
    title: 'This could not be loaded',
    text: 'Check your connection, then try again.',
    retry: 'Try again',
  },
  'fr-FR': {
    title: 'Le chargement a échoué',
    text: 'Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
})
