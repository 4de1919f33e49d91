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
  },
} satisfies Messages<typeof enUS>
