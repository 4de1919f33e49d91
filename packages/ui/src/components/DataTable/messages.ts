import { defineMessages } from '../../i18n/Messages.js'

export const dataTableMessages = defineMessages('ui.dataTable', {
  'en-US': { loading: 'Loading', retry: 'Try again' },
  'fr-FR': { loading: 'Chargement', retry: 'Réessayer' },
})
