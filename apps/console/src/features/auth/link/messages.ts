import { defineMessages } from '@saywright/ui/i18n'

/** Messages of the pages behind the links of mails. */
export const linkMessages = defineMessages('console.auth.links', {
  'en-US': {
    incomplete: 'This link is incomplete. Open it again from your e\u2011mail.',
    confirm: {
      title: 'Confirm your account',
      lead: 'Confirm that <address>{{email}}</address> is yours: your account opens at once.',
      submit: 'Confirm my account',
    },
    login: {
      title: 'Log in with this link',
      lead: 'The link works once. Continue if you asked for it yourself.',
      submit: 'Log in',
    },
  },
  'fr-FR': {
    incomplete: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis votre e\u2011mail.',
    confirm: {
      title: 'Confirmer votre compte',
      lead: 'Confirmez que l’adresse <address>{{email}}</address> est la vôtre\u00a0: votre compte s’ouvre aussitôt.',
      submit: 'Confirmer mon compte',
    },
    login: {
      title: 'Se connecter avec ce lien',
      lead: 'Le lien fonctionne une seule fois. Continuez si c’est vous qui l’avez demandé.',
      submit: 'Se connecter',
    },
  },
})
