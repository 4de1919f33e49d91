import type { Messages } from '@saywright/ui/i18n'
import type { enUS } from './en-US.js'

export const frFR = {
  terms: 'Conditions générales',
  privacy: 'Politique de confidentialité',
  login: {
    title: 'Connexion',
    lead: 'Retrouvez vos projets vocaux là où vous les avez laissés.',
    password: 'Mot de passe',
    forgotten: 'Mot de passe oublié\u202f?',
    submit: 'Connexion',
    submitting: 'Connexion en cours',
    noAccount: 'Pas encore de compte\u202f? <register>Créer un compte</register>',
  },
} satisfies Messages<typeof enUS>
