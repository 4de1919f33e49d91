import { defineMessages } from '@saywright/ui/i18n'

export const feedbackMessages = defineMessages('forms.feedback', {
  'en-US': {
    topic: 'Topic',
    object: 'Subject',
    objectWaits: 'Choose a topic first.',
    description: 'What happened, and what you expected',
    rating: 'Rating',
    beta: 'Would you take part in beta tests?',
    yes: 'Yes',
    no: 'No',
  },
  'fr-FR': {
    topic: 'Sujet',
    object: 'Objet',
    objectWaits: 'Choisissez d’abord un sujet.',
    description: 'Ce qui s’est passé et ce que vous attendiez',
    rating: 'Note',
    beta: 'Aimeriez-vous participer aux tests bêta\u00a0?',
    yes: 'Oui',
    no: 'Non',
  },
})
