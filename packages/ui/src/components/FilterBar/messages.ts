import { defineMessages } from '../../i18n/Messages.js'

export const filterBarMessages = defineMessages('ui.filterBar', {
  'en-US': {
    reset: 'Reset filters',
    chosen: '{{label}}: {{option}}',
    remove: 'Remove the filter {{label}}',
  },
  'fr-FR': {
    reset: 'Réinitialiser les filtres',
    chosen: '{{label}}\u00a0: {{option}}',
    remove: 'Retirer le filtre {{label}}',
  },
})
