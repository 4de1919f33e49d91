import { defineMessages } from '../../i18n/Messages.js'

export const dialogMessages = defineMessages('ui.dialog', {
  'en-US': { close: 'Close', cancel: 'Cancel' },
  'fr-FR': { close: 'Fermer', cancel: 'Annuler' },
})
