import { defineMessages } from '@saywright/ui/i18n'

export const registerMessages = defineMessages('console.auth.register', {
  'en-US': {
    title: 'Create an account',
    lead: 'Free to start. Evaluate any technology for 30 days.',
    way: {
      label: 'How to create the account',
      email: 'With your e\u2011mail',
      social: 'With LinkedIn or Google',
    },
    emailHint: 'Your company address: we use it to find your organization.',
    socialNote:
      'We receive your name, picture and e\u2011mail address. No password is created, and nothing is published for you.',
    submit: 'Create account',
    submitting: 'Creating the account',
    hasAccount: 'Already have an account? <login>Log in</login>',
    sentTitle: 'Account created',
    sent: 'We sent a confirmation to {{email}}. Check your spam folder too.',
  },
  'fr-FR': {
    title: 'Créer un compte',
    lead: 'Gratuit pour commencer. Évaluez chaque technologie pendant 30 jours.',
    way: {
      label: 'Comment créer le compte',
      email: 'Avec votre e\u2011mail',
      social: 'Avec LinkedIn ou Google',
    },
    emailHint: 'Votre adresse professionnelle\u00a0: elle nous sert à retrouver votre organisation.',
    socialNote:
      'Nous recevons votre nom, votre photo et votre adresse e\u2011mail. Aucun mot de passe n’est créé, et rien n’est publié en votre nom.',
    submit: 'Créer le compte',
    submitting: 'Création du compte',
    hasAccount: 'Vous avez déjà un compte\u202f? <login>Se connecter</login>',
    sentTitle: 'Compte créé',
    sent: 'Nous avons envoyé une confirmation à {{email}}. Vérifiez aussi vos indésirables.',
  },
})
