import { defineMessages } from '@saywright/ui/i18n'

/** What the links of our mails say, while they are checked. */
export const linkMessages = defineMessages('console.auth.links', {
  'en-US': {
    title: 'Confirming your account',
    incomplete: 'This link is incomplete. Open it again from your e-mail.',
    byCode: 'Logging you in',
  },
  'fr-FR': {
    title: 'Confirmation de votre compte',
    incomplete: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis votre e\u2011mail.',
    byCode: 'Connexion en cours',
  },
})
