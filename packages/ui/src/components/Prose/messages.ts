import { defineMessages } from '../../i18n/Messages.js'

export const proseMessages = defineMessages('ui.prose', {
  'en-US': { contents: 'Contents' },
  'fr-FR': { contents: 'Sommaire' },
})
