import { defineMessages } from '@saywright/ui/i18n'

export const verifyMessages = defineMessages('console.auth.verify', {
  'en-US': {
    title: 'Confirm your e\u2011mail',
    sent: 'We sent a link to <address>{{email}}</address>. Open it to activate your account, on this device or another.',
    sentSomewhere: 'We do not know your address here. Log in to get a new link.',
    nothing: 'Nothing received?',
    tips: {
      spam: 'Look in your spam and promotions folders.',
      wait: 'Wait two minutes: some companies filter new senders. The link works for 24 hours.',
      address: 'Check the address above for a typing mistake.',
    },
    resend: 'Send the e\u2011mail again',
    resendLater: 'Send again in {{count}} s',
    resending: 'Sending the e\u2011mail',
    resent: 'The e\u2011mail was sent again to {{email}}.',
    login: 'Back to log in',
    otherAddress: 'Use another address',
    mailbox: 'Open the local mailbox',
  },
  'fr-FR': {
    title: 'Confirmez votre e\u2011mail',
    sent: 'Nous avons envoyé un lien à <address>{{email}}</address>. Ouvrez-le pour activer votre compte, sur cet appareil ou un autre.',
    sentSomewhere: 'Nous ne connaissons pas votre adresse ici. Connectez-vous pour recevoir un nouveau lien.',
    nothing: 'Rien reçu\u202f?',
    tips: {
      spam: 'Regardez dans vos indésirables et promotions.',
      wait: 'Patientez deux minutes\u00a0: certaines entreprises filtrent les nouveaux expéditeurs. Le lien est valable 24 heures.',
      address: 'Vérifiez qu’il n’y a pas de faute dans l’adresse.',
    },
    resend: 'Renvoyer l’e\u2011mail',
    resendLater: 'Renvoyer dans {{count}}\u00a0s',
    resending: 'Envoi de l’e\u2011mail',
    resent: 'L’e\u2011mail a été renvoyé à {{email}}.',
    login: 'Retour à la connexion',
    otherAddress: 'Autre adresse',
    mailbox: 'Ouvrir la boîte aux lettres locale',
  },
})
