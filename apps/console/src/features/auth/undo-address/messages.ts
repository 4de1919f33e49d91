import { defineMessages } from '@saywright/ui/i18n'

export const undoAddressMessages = defineMessages('console.auth.undoAddress', {
  'en-US': {
    title: 'Was this not you?',
    lead: 'The e-mail address of your account was changed. Take your account back: this address opens it again, every session ends, and passkeys and authenticator apps added since are removed.',
    submit: 'Take my account back',
    done: 'Your account is yours again',
    doneLead:
      'Every session has ended. Choose a new password now: whoever changed the address may know the old one.',
    dead: 'This link no longer works',
    deadLead: 'It was already used, or it has expired.',
    password: 'Choose a new password',
    login: 'Log in',
  },
  'fr-FR': {
    title: 'Ce n’était pas vous\u202f?',
    lead: 'L’adresse e\u2011mail de votre compte a été modifiée. Reprenez votre compte\u00a0: cette adresse l’ouvre de nouveau, toutes les sessions se ferment, et les clés d’accès et applications d’authentification ajoutées depuis sont retirées.',
    submit: 'Reprendre mon compte',
    done: 'Votre compte est de nouveau à vous',
    doneLead:
      'Toutes les sessions sont fermées. Choisissez maintenant un nouveau mot de passe\u00a0: la personne qui a modifié l’adresse connaît peut-être l’ancien.',
    dead: 'Ce lien ne fonctionne plus',
    deadLead: 'Il a déjà servi, ou il a expiré.',
    password: 'Choisir un nouveau mot de passe',
    login: 'Se connecter',
  },
})
