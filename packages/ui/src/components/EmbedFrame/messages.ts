import { defineMessages } from '../../i18n/Messages.js'

export const embedFrameMessages = defineMessages('ui.embedFrame', {
  'en-US': {
    blocked: 'This page cannot be shown here',
    blockedText:
      'It may not allow other pages to show it, or it took too long. You can still open it in a new tab.',
    offline: 'There is no connection',
    offlineText: 'The page comes back by itself as soon as this device is connected again.',
    open: 'Open in a new tab',
    retry: 'Try again',
  },
  'fr-FR': {
    blocked: 'Cette page ne peut pas s’afficher ici',
    blockedText:
      'Elle n’autorise peut-être pas son affichage dans une autre page, ou met trop de temps. Vous pouvez l’ouvrir dans un nouvel onglet.',
    offline: 'Il n’y a pas de connexion',
    offlineText: 'La page revient d’elle-même dès que cet appareil est de nouveau connecté.',
    open: 'Ouvrir dans un nouvel onglet',
    retry: 'Réessayer',
  },
})
