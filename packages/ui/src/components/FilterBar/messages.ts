import { defineMessages } from '../../i18n/Messages.js'

export const filterBarMessages = defineMessages('ui.filterBar', {
  'en-US': { reset: 'Reset filters' },
  'fr-FR': { reset: 'Réinitialiser les filtres' },
})
