import { defineMessages } from '../../i18n/Messages.js'

export const noticeStackMessages = defineMessages('ui.noticeStack', {
  'en-US': { stack: 'Notices', close: 'Close this notice' },
  'fr-FR': { stack: 'Messages', close: 'Fermer ce message' },
})
