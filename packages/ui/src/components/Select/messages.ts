import { defineMessages } from '../../i18n/Messages.js'

export const selectMessages = defineMessages('ui.select', {
  'en-US': { placeholder: 'Choose', empty: 'Nothing to choose from', loading: 'Loading' },
  'fr-FR': { placeholder: 'Choisir', empty: 'Aucun choix possible', loading: 'Chargement' },
})
