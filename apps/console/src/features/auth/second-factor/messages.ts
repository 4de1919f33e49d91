import { defineMessages } from '@saywright/ui/i18n'

export const secondFactorMessages = defineMessages('console.auth.secondFactor', {
  'en-US': {
    title: 'Two-factor authentication',
    authenticator: {
      lead: 'Open your authenticator app and enter the six digits that it shows.',
      label: 'Code from your authenticator app',
      other: 'Use the authenticator app',
    },
    recovery: {
      lead: 'Enter one of the recovery codes that you kept. Each works once.',
      label: 'Recovery code',
      hint: 'Such as 7KQ2V-8MWX4; case and dash do not matter.',
      other: 'Use a recovery code',
    },
    submit: 'Verify and log in',
    submitting: 'Verifying',
    back: 'Back to log in',
    expired: 'The time to enter the code has run out. Log in again.',
  },
  'fr-FR': {
    title: 'Double authentification',
    authenticator: {
      lead: 'Ouvrez votre application d’authentification et saisissez les six chiffres qu’elle affiche.',
      label: 'Code de votre application',
      other: 'Utiliser l’application d’authentification',
    },
    recovery: {
      lead: 'Saisissez l’un des codes de secours que vous avez conservés. Chacun sert une seule fois.',
      label: 'Code de secours',
      hint: 'Par exemple 7KQ2V-8MWX4\u202f; la casse et le tiret n’importent pas.',
      other: 'Utiliser un code de secours',
    },
    submit: 'Vérifier et se connecter',
    submitting: 'Vérification en cours',
    back: 'Retour à la connexion',
    expired: 'Le délai pour saisir le code est dépassé. Connectez-vous de nouveau.',
  },
})
