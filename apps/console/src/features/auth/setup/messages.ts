import { defineMessages } from '@saywright/ui/i18n'

export const setupMessages = defineMessages('console.auth.setup', {
  'en-US': {
    title: 'Choose a new password',
    lead: 'For <address>{{email}}</address>. You will then be logged out everywhere.',
    submit: 'Save the password',
    submitting: 'Saving the password',
    saved: 'Your password was changed. Log in with it.',
    done: {
      title: 'Your password was changed',
      lead: 'Every session has ended. These open your account without the password, and were not ended.',
      login: 'Log in',
    },
    dead: {
      expired: 'This link has expired',
      used: 'This link no longer works',
      expiredLead: 'A link to choose a password works for 24 hours. Ask for a new one: it takes a minute.',
      usedLead:
        'It was used before, or a newer one was sent. If you still cannot log in, ask for another link.',
      again: 'Send a new link',
      login: 'Back to log in',
    },
  },
  'fr-FR': {
    title: 'Choisir un nouveau mot de passe',
    lead: 'Pour <address>{{email}}</address>. Vous serez ensuite déconnecté partout.',
    submit: 'Enregistrer le mot de passe',
    submitting: 'Enregistrement du mot de passe',
    saved: 'Votre mot de passe a été modifié. Utilisez-le pour vous connecter.',
    done: {
      title: 'Votre mot de passe a été modifié',
      lead: 'Toutes les sessions sont fermées. Ces accès ouvrent votre compte sans le mot de passe et n’ont pas été fermés.',
      login: 'Se connecter',
    },
    dead: {
      expired: 'Ce lien a expiré',
      used: 'Ce lien ne fonctionne plus',
      expiredLead:
        'Un lien pour choisir un mot de passe est valable 24 heures. Demandez-en un nouveau\u00a0: cela prend une minute.',
      usedLead:
        'Il a déjà servi, ou un lien plus récent a été envoyé. Si vous ne pouvez toujours pas vous connecter, demandez un autre lien.',
      again: 'Envoyer un nouveau lien',
      login: 'Retour à la connexion',
    },
  },
})
