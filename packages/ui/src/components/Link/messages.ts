import { defineMessages } from '../../i18n/Messages.js'

export const linkMessages = defineMessages('ui.link', {
  'en-US': { newTab: '(opens in a new tab)' },
  'fr-FR': { newTab: '(s’ouvre dans un nouvel onglet)' },
})
