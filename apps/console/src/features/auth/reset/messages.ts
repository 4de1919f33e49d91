import { defineMessages } from '@saywright/ui/i18n'

export const resetMessages = defineMessages('console.auth.reset', {
  'en-US': {
    title: 'Reset your password',
    lead: 'Enter the e\u2011mail of your account. We send you a link to choose a new password.',
    submit: 'Send the link',
    submitting: 'Sending the link',
    back: 'Back to log in',
    sent: {
      title: 'Check your e\u2011mail',
      lead: 'If <address>{{email}}</address> has an account, a link to choose a new password is on its way. It works for 24 hours.',
      notice: 'We sent a link to {{email}}. Check your spam folder too.',
    },
  },
  'fr-FR': {
    title: 'Réinitialiser votre mot de passe',
    lead: 'Saisissez l’e\u2011mail de votre compte. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    submitting: 'Envoi du lien',
    back: 'Retour à la connexion',
    sent: {
      title: 'Consultez votre messagerie',
      lead: 'Si <address>{{email}}</address> a un compte, un lien pour choisir un nouveau mot de passe est en route. Il est valable 24 heures.',
      notice: 'Nous avons envoyé un lien à {{email}}. Vérifiez aussi vos indésirables.',
    },
  },
})
