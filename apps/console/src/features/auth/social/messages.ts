import { defineMessages } from '@saywright/ui/i18n'

/** Names of the providers; they are the same in every language. */
export const providerNames = { GOOGLE: 'Google', LINKEDIN: 'LinkedIn' } as const

export const socialMessages = defineMessages('console.auth.social', {
  'en-US': {
    orByEmail: 'or with your e\u2011mail',
    missing: {
      title: 'Logging in with {{provider}} is not available here',
      text: 'This installation has no client identifier for {{provider}}. Use your e\u2011mail, or ask whoever runs it to add one.',
    },
    entering: 'Logging you in with {{provider}}',
    enteringSomewhere: 'Logging you in',
    fault: {
      declined: 'You did not allow the login, so nothing was shared. Log in another way, or try again.',
      failed: 'The provider could not log you in. Try again, or log in another way.',
      incomplete: 'The provider’s answer is incomplete. Try again.',
      stale: 'This login was not started here, or is too old. Start again.',
    },
  },
  'fr-FR': {
    orByEmail: 'ou avec votre e\u2011mail',
    missing: {
      title: 'La connexion avec {{provider}} n’est pas disponible ici',
      text: 'Cette installation n’a pas d’identifiant client {{provider}}. Utilisez votre e\u2011mail, ou demandez à la personne qui la gère d’en ajouter un.',
    },
    entering: 'Connexion avec {{provider}}',
    enteringSomewhere: 'Connexion en cours',
    fault: {
      declined:
        'Vous n’avez pas autorisé la connexion\u00a0: rien n’a été partagé. Connectez-vous autrement, ou réessayez.',
      failed: 'Le fournisseur n’a pas pu vous connecter. Réessayez, ou connectez-vous autrement.',
      incomplete: 'La réponse du fournisseur est incomplète. Réessayez.',
      stale: 'Cette connexion n’a pas commencé ici, ou est trop ancienne. Recommencez.',
    },
  },
})
