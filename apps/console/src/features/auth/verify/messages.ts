import { defineMessages } from '@saywright/ui/i18n'

export const verifyMessages = defineMessages('console.auth.verify', {
  'en-US': {
    title: 'Confirm your e-mail',
    sent: 'We sent a link to <address>{{email}}</address>. Open it to finish your account, on this device or another.',
    sentSomewhere: 'We sent you a link. Open it to finish your account, on this device or another.',
    nothing: 'Nothing received?',
    tips: {
      spam: 'Look in your spam and promotions folders.',
      wait: 'Wait two minutes: some companies filter new senders. The link works for 24 hours.',
      address: 'Check the address above for a typing mistake.',
    },
    resend: 'Send the mail again',
    resending: 'Sending the mail',
    resent: 'The mail is sent again to {{email}}.',
    login: 'Back to log in',
    otherAddress: 'Use another address',
    mailbox: 'Open the local mailbox',
  },
  'fr-FR': {
    title: 'Confirmez votre adresse',
    sent: 'Nous avons envoyé un lien à <address>{{email}}</address>. Ouvrez-le pour terminer votre compte, sur cet appareil ou un autre.',
    sentSomewhere:
      'Nous vous avons envoyé un lien. Ouvrez-le pour terminer votre compte, sur cet appareil ou un autre.',
    nothing: 'Rien reçu\u00a0?',
    tips: {
      spam: 'Regardez dans vos indésirables et promotions.',
      wait: 'Patientez deux minutes\u00a0: certaines entreprises filtrent les nouveaux expéditeurs. Le lien est valable 24 heures.',
      address: 'Vérifiez qu’il n’y a pas de faute dans l’adresse.',
    },
    resend: 'Renvoyer le message',
    resending: 'Envoi du message',
    resent: 'Le message est renvoyé à {{email}}.',
    login: 'Retour à la connexion',
    otherAddress: 'Autre adresse',
    mailbox: 'Ouvrir la boîte aux lettres locale',
  },
})
