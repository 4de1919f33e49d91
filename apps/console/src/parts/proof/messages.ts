import { defineMessages } from '@saywright/ui/i18n'

export const proofMessages = defineMessages('console.security.proof', {
  'en-US': {
    title: 'Confirm that it is you',
    lead: 'This changes who can open your account. For {{count}} minutes we will not ask again.',
    password: 'Your password',
    wrong: 'This password is not the right one.',
    code: 'Six-digit code of your authenticator app',
    sent: 'We sent six characters to {{email}}.',
    toMail: 'We will send six characters to {{email}}.',
    toPasskey: 'Your device will ask for your fingerprint, your face or your security key.',
    passkeyFailed: 'The passkey could not be used. Try again, or choose another way.',
    nothing:
      'This browser cannot use your passkey. Log out, then log in again: that also confirms that it is you.',
    confirm: 'Continue',
    confirmPasskey: 'Use a passkey',
    confirmMail: 'Send me a code',
    checking: 'Checking',
    cancel: 'Cancel',
    instead: {
      password: 'Use your password',
      authenticator: 'Use your authenticator app',
      passkey: 'Use a passkey',
    },
  },
  'fr-FR': {
    title: 'Confirmez votre identité',
    lead: 'Cette action change qui peut ouvrir votre compte. Nous ne vous redemanderons rien pendant {{count}}\u00a0minutes.',
    password: 'Votre mot de passe',
    wrong: 'Ce mot de passe n’est pas le bon.',
    code: 'Code à six chiffres de votre application d’authentification',
    sent: 'Nous avons envoyé six caractères à {{email}}.',
    toMail: 'Nous enverrons six caractères à {{email}}.',
    toPasskey: 'Votre appareil demandera votre empreinte, votre visage ou votre clé de sécurité.',
    passkeyFailed: 'La clé d’accès n’a pas pu être utilisée. Réessayez, ou choisissez un autre moyen.',
    nothing:
      'Ce navigateur ne peut pas utiliser votre clé d’accès. Déconnectez-vous puis reconnectez-vous\u00a0: cela confirme aussi votre identité.',
    confirm: 'Continuer',
    confirmPasskey: 'Utiliser une clé d’accès',
    confirmMail: 'M’envoyer un code',
    checking: 'Vérification',
    cancel: 'Annuler',
    instead: {
      password: 'Utiliser votre mot de passe',
      authenticator: 'Utiliser votre application d’authentification',
      passkey: 'Utiliser une clé d’accès',
    },
  },
})
