import { defineMessages } from '../../i18n/Messages.js'

export const stepperMessages = defineMessages('ui.stepper', {
  'en-US': { done: 'done', current: 'current step', upcoming: 'to come', fault: 'needs your attention' },
  'fr-FR': { done: 'terminée', current: 'étape en cours', upcoming: 'à venir', fault: 'à corriger' },
})
