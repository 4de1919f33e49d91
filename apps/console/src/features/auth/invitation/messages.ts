import { defineMessages } from '@saywright/ui/i18n'

export const invitationMessages = defineMessages('console.auth.invitation', {
  'en-US': {
    waiting: 'Opening your invitation',
    title: 'Join {{organization}}',
    lead: '{{inviter}} invites <address>{{email}}</address> to work on voice projects together.',
    leadNobody: '<address>{{email}}</address> is invited to work on voice projects together.',
    role: 'Your role',
    projects: 'Projects',
    noProject: 'None yet: an administrator can add you to some later.',
    until: 'Open until',
    untilTime: '{{date}} at {{time}}',
    newcomer: {
      form: 'Your account',
      submit: 'Create my account and join',
      submitting: 'Creating your account',
    },
    known: {
      text: 'This address has an account. Log in, then accept.',
      logIn: 'Log in to accept',
    },
    self: { accept: 'Accept the invitation', accepting: 'Joining', later: 'Not now' },
    another: {
      title: 'You are logged in as {{name}}',
      text: 'The invitation is for another address. Log out here, then open it with the account it is for.',
      logOut: 'Log out and continue',
      stay: 'Stay in my account',
    },
    joined: 'You are now a member of {{organization}}.',
    failed: 'The invitation could not be read',
    dead: {
      expired: 'This invitation has expired',
      expiredLead: 'An invitation works for 24 hours. Ask the person who sent it to send it again.',
      used: 'This invitation no longer works',
      usedLead:
        'It was accepted before, withdrawn, or sent again with a newer link. If you accepted it, log in; if not, ask for another one.',
      home: 'Go to the console',
    },
  },
  'fr-FR': {
    waiting: 'Ouverture de votre invitation',
    title: 'Rejoindre {{organization}}',
    lead: '{{inviter}} vous invite, à l’adresse <address>{{email}}</address>, à collaborer à des projets vocaux.',
    leadNobody: '<address>{{email}}</address> est invité à collaborer à des projets vocaux.',
    role: 'Votre rôle',
    projects: 'Projets',
    noProject: 'Aucun pour l’instant\u00a0: un administrateur pourra vous en ajouter plus tard.',
    until: 'Valable jusqu’au',
    untilTime: '{{date}} à {{time}}',
    newcomer: {
      form: 'Votre compte',
      submit: 'Créer mon compte et accepter',
      submitting: 'Création de votre compte',
    },
    known: {
      text: 'Cette adresse a déjà un compte. Connectez-vous, puis acceptez.',
      logIn: 'Se connecter pour accepter',
    },
    self: { accept: 'Accepter l’invitation', accepting: 'Acceptation en cours', later: 'Pas maintenant' },
    another: {
      title: 'Vous êtes dans le compte de {{name}}',
      text: 'L’invitation est pour une autre adresse. Déconnectez-vous ici, puis ouvrez-la avec le compte auquel elle est destinée.',
      logOut: 'Se déconnecter et continuer',
      stay: 'Rester dans mon compte',
    },
    joined: 'Vous êtes maintenant membre de l’organisation {{organization}}.',
    failed: 'L’invitation n’a pas pu être lue',
    dead: {
      expired: 'Cette invitation a expiré',
      expiredLead:
        'Une invitation est valable 24 heures. Demandez à la personne qui l’a envoyée de la renvoyer.',
      used: 'Cette invitation ne fonctionne plus',
      usedLead:
        'Elle a déjà été acceptée, a été retirée, ou a été renvoyée avec un lien plus récent. Si vous l’avez acceptée, connectez-vous\u202f; sinon, demandez-en une autre.',
      home: 'Aller à la console',
    },
  },
})
