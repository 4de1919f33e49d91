import { defineMessages } from '../../i18n/Messages.js'

export const dialogMessages = defineMessages('ui.dialog', {
  'en-US': { cancel: 'Cancel' },
  'fr-FR': { cancel: 'Annuler' },
})
