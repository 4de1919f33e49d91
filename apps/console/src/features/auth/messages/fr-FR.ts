import type { Messages } from '@saywright/ui/i18n'
import type { enUS } from './en-US.js'

export const frFR = {
  promo: { headline: 'Donnez la voix à votre produit, et testez-la avant de le livrer.' },
  login: {
    title: 'Se connecter',
    lead: 'Retrouvez vos projets vocaux là où vous les avez laissés.',
    password: 'Mot de passe',
    submit: 'Se connecter',
    submitting: 'Connexion en cours',
    noAccount: 'Pas encore de compte\u00a0? <register>Créer un compte</register>',
    demonstration: 'Compte de démonstration',
    demonstrationText:
      'Cette installation est en mode démonstration\u00a0: essayez-la avec {{email}} et le mot de passe {{password}}.',
    demonstrationFill: 'Remplir les champs',
    byCode: 'Connexion en cours',
  },
  register: {
    title: 'Créer un compte',
    lead: 'Un seul compte pour la console et le studio.',
    submit: 'Créer le compte',
    submitting: 'Création du compte',
    hasAccount: 'Vous avez déjà un compte\u00a0? <login>Se connecter</login>',
    sent: 'Nous avons envoyé une confirmation à {{email}}. Vérifiez aussi vos indésirables.',
  },
  verify: {
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
  confirm: {
    title: 'Confirmation de votre compte',
    incomplete: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis votre e‑mail.',
  },
} satisfies Messages<typeof enUS>
