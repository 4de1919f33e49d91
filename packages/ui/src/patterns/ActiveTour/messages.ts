import { defineMessages } from '../../i18n/Messages.js'

export const activeTourMessages = defineMessages('ui.activeTour', {
  'en-US': {
    place: '{{place}} of {{total}}',
    leave: 'Continue later',
    go: 'Go there',
    done: '{{done}} of {{total}} done',
    resume: 'Continue',
    skip: 'End the tour',
    finish: 'Done',
  },
  'fr-FR': {
    place: '{{place}} sur {{total}}',
    leave: 'Continuer plus tard',
    go: 'Y aller',
    done: 'Étapes terminées\u00a0: {{done}} sur {{total}}',
    resume: 'Reprendre',
    skip: 'Terminer la visite',
    finish: 'Terminer',
  },
})
