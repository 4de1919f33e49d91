import { defineMessages } from '../../i18n/Messages.js'

export const buttonMessages = defineMessages('ui.button', {
  'en-US': { pending: 'In progress' },
  'fr-FR': { pending: 'En cours' },
})
