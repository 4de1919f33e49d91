import { defineMessages } from '../../i18n/Messages.js'

export const tourMessages = defineMessages('ui.tour', {
  'en-US': { place: '{{place}} of {{total}}', skip: 'Skip', back: 'Back', next: 'Next', done: 'Done' },
  'fr-FR': {
    place: '{{place}} sur {{total}}',
    skip: 'Passer',
    back: 'Précédent',
    next: 'Suivant',
    done: 'Terminer',
  },
})
