import { defineMessages } from '@saywright/ui/i18n'

export const legalMessages = defineMessages('console.auth.legal', {
  'en-US': {
    sentence:
      'By creating an account you accept the <terms>terms and conditions</terms> and the <privacy>privacy policy</privacy>.',
  },
  'fr-FR': {
    sentence:
      'En créant un compte, vous acceptez les <terms>conditions générales</terms> et la <privacy>politique de confidentialité</privacy>.',
  },
})
