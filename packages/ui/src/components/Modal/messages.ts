import { defineMessages } from '../../i18n/Messages.js'

export const modalMessages = defineMessages('ui.modal', {
  'en-US': { close: 'Close' },
  'fr-FR': { close: 'Fermer' },
})
