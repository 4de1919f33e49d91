import { defineMessages } from '@saywright/ui/i18n'

export const formErrorMessages = defineMessages('forms.formError', {
  'en-US': {
    unreachable:
      'The server cannot be reached. What you wrote is still here: check the connection and send it again.',
    tooLarge: 'This is too large to send. Shorten the text or choose a smaller file.',
    unexpected: 'This could not be sent. What you wrote is still here: try again in a moment.',
  },
  'fr-FR': {
    unreachable:
      'Le serveur est injoignable. Votre saisie est conservée\u00a0: vérifiez la connexion, puis renvoyez-la.',
    tooLarge: 'L’envoi est trop volumineux. Raccourcissez le texte ou choisissez un fichier plus petit.',
    unexpected: 'L’envoi n’a pas abouti. Votre saisie est conservée\u00a0: réessayez dans un instant.',
  },
})
