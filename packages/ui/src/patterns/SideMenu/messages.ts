import { defineMessages } from '../../i18n/Messages.js'

export const sideMenuMessages = defineMessages('ui.sideMenu', {
  'en-US': { label: 'Main menu' },
  'fr-FR': { label: 'Menu principal' },
})
