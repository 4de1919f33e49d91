import { defineMessages } from '../../i18n/Messages.js'

export const loadingOverlayMessages = defineMessages('ui.loadingOverlay', {
  'en-US': { loading: 'Loading', longWait: 'Still working, thank you for waiting' },
  'fr-FR': { loading: 'Chargement', longWait: 'Toujours en cours, merci de patienter' },
})
