import { defineMessages } from '@saywright/ui/i18n'

export const undoAddressMessages = defineMessages('console.auth.undoAddress', {
  'en-US': {
    title: 'Was this not you?',
    lead: 'The e\u2011mail address of your account was changed. Take your account back: this address opens it again, and the password, every session and every access token stop working, as do passkeys, authenticator apps and providers added lately.',
    submit: 'Take my account back',
    done: 'Your account is yours again',
    doneLead: 'Choose a new password to log in. We have sent you this list by e\u2011mail too.',
    used: 'This link no longer works',
    usedLead: 'It was already used, or the address was given back by an earlier link.',
    expired: 'This link has expired',
    expiredLead:
      'An address can be taken back for a few days only. Write to us if your account is not in your hands.',
    password: 'Choose a new password',
    login: 'Log in',
  },
  'fr-FR': {
    title: 'Ce n’était pas vous\u202f?',
    lead: 'L’adresse e\u2011mail de votre compte a été modifiée. Reprenez votre compte\u00a0: cette adresse l’ouvre de nouveau, et le mot de passe, toutes les sessions et tous les jetons d’accès cessent de fonctionner, de même que les clés d’accès, applications d’authentification et fournisseurs ajoutés récemment.',
    submit: 'Reprendre mon compte',
    done: 'Votre compte est de nouveau à vous',
    doneLead:
      'Choisissez un nouveau mot de passe pour vous connecter. Nous vous avons aussi envoyé cette liste par e\u2011mail.',
    used: 'Ce lien ne fonctionne plus',
    usedLead: 'Il a déjà servi, ou l’adresse a été rendue par un lien plus ancien.',
    expired: 'Ce lien a expiré',
    expiredLead:
      'Une adresse ne peut être reprise que pendant quelques jours. Écrivez-nous si votre compte n’est plus entre vos mains.',
    password: 'Choisir un nouveau mot de passe',
    login: 'Se connecter',
  },
})
