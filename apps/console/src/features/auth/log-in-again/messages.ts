import { defineMessages } from '@saywright/ui/i18n'

export const logInAgainMessages = defineMessages('console.auth.logInAgain', {
  'en-US': {
    title: 'Log in again',
    lead: 'You have been disconnected. What you typed is still here. Log in to continue where you left off.',
    account: 'Your account is <address>{{email}}</address>.',
    password: 'Your password',
    wrong: 'This password is not the right one.',
    code: 'Six-digit code of your authenticator app',
    expired: 'This took too long. Enter your password again.',
    passkey: 'Use a passkey',
    passkeyFailed: 'The passkey could not be used. Try again, or use your password.',
    submit: 'Log in',
    submitting: 'Logging you in',
    leave: 'Leave this page',
  },
  'fr-FR': {
    title: 'Reconnectez-vous',
    lead: 'Votre session a pris fin. Votre saisie est conservée\u00a0: connectez-vous, et votre action reprendra.',
    account: 'Votre compte est <address>{{email}}</address>.',
    password: 'Votre mot de passe',
    wrong: 'Ce mot de passe n’est pas le bon.',
    code: 'Code à six chiffres de votre application d’authentification',
    expired: 'Le délai est dépassé. Saisissez de nouveau votre mot de passe.',
    passkey: 'Utiliser une clé d’accès',
    passkeyFailed: 'La clé d’accès n’a pas pu être utilisée. Réessayez, ou utilisez votre mot de passe.',
    submit: 'Se connecter',
    submitting: 'Connexion en cours',
    leave: 'Quitter cette page',
  },
})
