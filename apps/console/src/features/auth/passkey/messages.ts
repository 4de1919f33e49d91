import { defineMessages } from '@saywright/ui/i18n'

export const passkeyMessages = defineMessages('console.auth.passkey', {
  'en-US': {
    enter: 'Log in with a passkey',
    asking: 'Waiting for your passkey',
    failed: 'This device could not use a passkey. Log in another way.',
  },
  'fr-FR': {
    enter: 'Se connecter avec une clé d’accès',
    asking: 'En attente de votre clé d’accès',
    failed: 'Cet appareil n’a pas pu utiliser de clé d’accès. Connectez-vous autrement.',
  },
})
