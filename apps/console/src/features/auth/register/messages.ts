import { defineMessages } from '@saywright/ui/i18n'

export const registerMessages = defineMessages('console.auth.register', {
  'en-US': {
    title: 'Create an account',
    lead: 'One account for the console and the studio.',
    submit: 'Create the account',
    submitting: 'Creating the account',
    hasAccount: 'Already have an account? <login>Log in</login>',
    sent: 'We sent a confirmation to {{email}}. Check your spam folder too.',
  },
  'fr-FR': {
    title: 'Créer un compte',
    lead: 'Un seul compte pour la console et le studio.',
    submit: 'Créer le compte',
    submitting: 'Création du compte',
    hasAccount: 'Vous avez déjà un compte\u00a0? <login>Se connecter</login>',
    sent: 'Nous avons envoyé une confirmation à {{email}}. Vérifiez aussi vos indésirables.',
  },
})
