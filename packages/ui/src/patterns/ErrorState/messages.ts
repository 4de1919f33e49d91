import { defineMessages } from '../../i18n/Messages.js'

export const errorStateMessages = defineMessages('ui.errorState', {
  'en-US': {
    title: 'This could not be loaded',
    retry: 'Try again',
  },
  'fr-FR': {
    title: 'Le chargement a échoué',
    retry: 'Réessayer',
  },
})
