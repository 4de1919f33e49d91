import { defineMessages } from '../../i18n/Messages.js'

export const onboardingChecklistMessages = defineMessages('ui.onboardingChecklist', {
  'en-US': {
    left_one: 'One step left',
    left_other: '{{count}} steps left',
    ready: 'Everything is ready',
    done: 'Done',
    next: 'Next',
    later: 'Later',
    close: 'Close',
  },
  'fr-FR': {
    left_one: 'Encore une étape',
    left_many: 'Encore {{count}} étapes',
    left_other: 'Encore {{count}} étapes',
    ready: 'Tout est prêt',
    done: 'Fait',
    next: 'Étape suivante',
    later: 'Plus tard',
    close: 'Fermer',
  },
})
