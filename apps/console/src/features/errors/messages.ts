import { defineMessages } from '@saywright/ui/i18n'

export const errorMessages = defineMessages('console.errors', {
  'en-US': {
    notFound: {
      title: 'Page not found',
      text: 'This address leads nowhere. It may be old, or mistyped.',
      projects: 'Back to your projects',
      login: 'Go to log in',
    },
  },
  'fr-FR': {
    notFound: {
      title: 'Page introuvable',
      text: 'Cette adresse ne mène nulle part. Elle est peut-être ancienne ou mal saisie.',
      projects: 'Retour à vos projets',
      login: 'Aller à la connexion',
    },
  },
})
