import { defineMessages } from '../../i18n/Messages.js'

export const drawerMessages = defineMessages('ui.drawer', {
  'en-US': { close: 'Close' },
  'fr-FR': { close: 'Fermer' },
})
