import { defineMessages } from '@saywright/ui/i18n'

export const tourMessages = defineMessages('console.tour', {
  'en-US': {
    welcome: {
      title: 'Welcome to your dashboard',
      text: 'These steps lead to a first command that is recognized.',
    },
    projects: {
      title: 'Your projects live here',
      text: 'The bands show each technology: filled when it is delivered, outlined when you have asked for it.',
      bands: '4 of 7 delivered, 1 requested',
    },
    add: { title: 'Add a project', text: 'Describe it once; the kit follows.' },
    invite: { title: 'Invite your team', text: 'They see the same models and files.' },
    search: { title: 'Find anything', text: 'Press Ctrl K on any page.' },
    studio: {
      title: 'Say a first command',
      text: 'The studio opens in a new tab. Say a sentence there, and see it recognized.',
      done: 'Open the studio',
    },
  },
  'fr-FR': {
    welcome: {
      title: 'Bienvenue sur votre tableau de bord',
      text: 'Ces étapes mènent à une première commande reconnue.',
    },
    projects: {
      title: 'Vos projets sont ici',
      text: 'Les barres montrent chaque technologie\u00a0: pleine quand elle est livrée, en contour quand vous l’avez demandée.',
      bands: '4 actives sur 7, 1 en attente',
    },
    add: { title: 'Ajoutez un projet', text: 'Décrivez-le une fois, le kit suit.' },
    invite: { title: 'Invitez votre équipe', text: 'Elle voit les mêmes modèles et fichiers.' },
    search: { title: 'Trouvez tout', text: 'Appuyez sur Ctrl K depuis n’importe quelle page.' },
    studio: {
      title: 'Dites une première commande',
      text: 'Le studio s’ouvre dans un nouvel onglet. Dites-y une phrase et voyez-la reconnue.',
      done: 'Ouvrir le studio',
    },
  },
})
