import { defineMessages } from '@saywright/ui/i18n'

export const wizardMessages = defineMessages('forms.wizard', {
  'en-US': {
    position: 'Step {{number}} of {{total}}: {{label}}',
    place: 'Step {{number}} of {{total}}',
    back: 'Previous',
    next: 'Next',
    cancel: 'Cancel',
    following: 'Next step: {{label}}',
  },
  'fr-FR': {
    position: 'Étape {{number}} sur {{total}}\u00a0: {{label}}',
    place: 'Étape {{number}} sur {{total}}',
    back: 'Précédent',
    next: 'Suivant',
    cancel: 'Annuler',
    following: 'Étape suivante\u00a0: {{label}}',
  },
})
