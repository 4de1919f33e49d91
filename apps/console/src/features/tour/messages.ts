import { defineMessages } from '@saywright/ui/i18n'

export const tourMessages = defineMessages('console.tour', {
  'en-US': {
    welcome: {
      title: 'Welcome to your dashboard',
      text: 'A few steps lead to your first evaluation.',
    },
    projects: {
      title: 'Your projects live here',
      text: 'The bands show each technology: filled when it is delivered, outlined when you have asked for it.',
      bands: '4 of 7 delivered, 1 requested',
    },
    add: { title: 'Add a project', text: 'Describe it once; the kit follows.' },
    invite: { title: 'Invite your team', text: 'They see the same models and files.' },
    search: { title: 'Find anything', text: 'Press Ctrl K on any page.' },
  },
  'fr-FR': {
    welcome: {
      title: 'Bienvenue sur votre tableau de bord',
      text: 'Quelques étapes mènent à votre première évaluation.',
    },
    projects: {
      title: 'Vos projets sont ici',
      text: 'Les barres montrent chaque technologie\u00a0: pleine quand elle est active, en contour quand vous l’avez demandée.',
      bands: '4 actives sur 7, 1 en attente',
    },
    add: { title: 'Ajoutez un projet', text: 'Décrivez-le une fois, le kit suit.' },
    invite: { title: 'Invitez votre équipe', text: 'Elle voit les mêmes modèles et fichiers.' },
    search: { title: 'Trouvez tout', text: 'Appuyez sur Ctrl K depuis n’importe quelle page.' },
  },
})
