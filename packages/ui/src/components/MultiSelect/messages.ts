import { defineMessages } from '../../i18n/Messages.js'

export const multiSelectMessages = defineMessages('ui.multiSelect', {
  'en-US': { chosen: 'Chosen', more_one: '{{count}} more', more_other: '{{count}} more' },
  'fr-FR': {
    chosen: 'Choix',
    more_one: '{{count}} de plus',
    more_many: '{{count}} de plus',
    more_other: '{{count}} de plus',
  },
})
