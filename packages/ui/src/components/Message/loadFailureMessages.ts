import { defineMessages } from '../../i18n/Messages.js'

export const loadFailureMessages = defineMessages('ui.loadFailure', {
  'en-US': {
    unreachable: 'Check your connection, then try again.',
    offline: 'You are offline. This is loaded as soon as you are back online.',
    timeout: 'The server took too long to answer. Try again.',
    server: 'The server ran into a problem. Try again in a moment.',
  },
  'fr-FR': {
    unreachable: 'Vérifiez votre connexion, puis réessayez.',
    offline: 'Vous êtes hors ligne. Le chargement reprendra dès que vous serez de nouveau en ligne.',
    timeout: 'Le serveur a mis trop de temps à répondre. Réessayez.',
    server: 'Le serveur rencontre un problème. Réessayez dans un instant.',
  },
})
