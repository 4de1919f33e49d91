import { defineMessages } from '../../i18n/Messages.js'

export const sideMenuMessages = defineMessages('ui.sideMenu', {
  'en-US': { label: 'Main menu', newTab: '(opens in a new tab)' },
  'fr-FR': { label: 'Menu principal', newTab: '(s’ouvre dans un nouvel onglet)' },
})
