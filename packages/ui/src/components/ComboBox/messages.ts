import { defineMessages } from '../../i18n/Messages.js'

export const comboBoxMessages = defineMessages('ui.comboBox', {
  'en-US': { clear: 'Clear', empty: 'No match', loading: 'Loading' },
  'fr-FR': { clear: 'Effacer', empty: 'Aucun résultat', loading: 'Chargement' },
})
