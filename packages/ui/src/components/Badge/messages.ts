import { defineMessages } from '../../i18n/Messages.js'

export const badgeMessages = defineMessages('ui.badge', {
  'en-US': { more: '{{limit}}+' },
  'fr-FR': { more: '{{limit}}+' },
})
