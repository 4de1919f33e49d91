import { defineMessages } from '@saywright/ui/i18n'

export const formErrorMessages = defineMessages('forms.formError', {
  'en-US': {
    unreachable:
      'The server cannot be reached. What you wrote is still here: check the connection and send it again.',
    unexpected: 'This could not be sent. What you wrote is still here: try again in a moment.',
  },
  'fr-FR': {
    unreachable:
      'Le serveur est injoignable. Votre saisie est conservée\u00a0: vérifiez la connexion, puis renvoyez-la.',
    unexpected: 'L’envoi n’a pas abouti. Votre saisie est conservée\u00a0: réessayez dans un instant.',
  },
})
