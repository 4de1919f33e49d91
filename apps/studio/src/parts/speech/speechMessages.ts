import { defineMessages } from '@saywright/ui/i18n'

export const speechMessages = defineMessages('studio.models.speech', {
  'en-US': {
    failed: 'The pronunciations could not be loaded. Nothing is lost.',
    again: 'Try again',
  },
  'fr-FR': {
    failed: 'Les prononciations n’ont pas pu être chargées. Rien n’est perdu.',
    again: 'Réessayer',
  },
})
