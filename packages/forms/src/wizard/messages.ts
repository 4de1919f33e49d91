import { defineMessages } from '@saywright/ui/i18n'

export const wizardMessages = defineMessages('forms.wizard', {
  'en-US': {
    position: 'Step {{number}} of {{total}}: {{label}}',
    back: 'Previous',
    next: 'Next',
    cancel: 'Cancel',
    following: 'Next step: {{label}}',
  },
  'fr-FR': {
    position: 'Étape {{number}} sur {{total}}\u00a0: {{label}}',
    back: 'Précédent',
    next: 'Suivant',
    cancel: 'Annuler',
    following: 'Étape suivante\u00a0: {{label}}',
  },
})
