import { defineMessages } from '../../i18n/Messages.js'

export const socialButtonMessages = defineMessages('ui.socialButton', {
  'en-US': { linkedin: 'Continue with LinkedIn', google: 'Continue with Google' },
  'fr-FR': { linkedin: 'Continuer avec LinkedIn', google: 'Continuer avec Google' },
})
