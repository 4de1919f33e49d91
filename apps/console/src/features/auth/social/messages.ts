import { defineMessages } from '@saywright/ui/i18n'

/** Names of the providers; they are the same in every language. */
export const providerNames = { GOOGLE: 'Google', LINKEDIN: 'LinkedIn' } as const

export const socialMessages = defineMessages('console.auth.social', {
  'en-US': {
    orByEmail: 'or with your e-mail',
    missing: {
      title: 'No {{provider}} sign-in here yet',
      text: 'This installation has no client identifier of {{provider}}. Use your e-mail, or ask whoever runs it to add one.',
    },
    entering: 'Logging you in with {{provider}}',
    enteringSomewhere: 'Logging you in',
    fault: {
      declined: 'You did not allow the sign-in, so nothing was shared. Log in another way, or try again.',
      failed: 'The provider could not sign you in. Try again, or log in another way.',
      incomplete: 'The answer of the provider is incomplete. Try again.',
      stale: 'This sign-in was not started here, or is too old. Start again.',
    },
  },
  'fr-FR': {
    orByEmail: 'ou avec votre e-mail',
    missing: {
      title: 'Pas encore de connexion avec {{provider}} ici',
      text: 'Cette installation n’a pas d’identifiant client de {{provider}}. Utilisez votre e-mail, ou demandez à la personne qui la gère d’en ajouter un.',
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
