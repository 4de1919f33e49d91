import { defineMessages } from '../../i18n/Messages.js'

export const embedFrameMessages = defineMessages('ui.embedFrame', {
  'en-US': {
    blocked: 'This page does not show here',
    blockedText: 'It may refuse to be framed, or take too long. It can still be opened on its own.',
    open: 'Open in a new tab',
    retry: 'Try again',
  },
  'fr-FR': {
    blocked: 'Cette page ne s’affiche pas ici',
    blockedText: 'Elle refuse peut-être d’être encadrée, ou met trop de temps. Vous pouvez l’ouvrir à part.',
    open: 'Ouvrir dans un nouvel onglet',
    retry: 'Réessayer',
  },
})
