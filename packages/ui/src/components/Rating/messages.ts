import { defineMessages } from '../../i18n/Messages.js'

export const ratingMessages = defineMessages('ui.rating', {
  'en-US': { stars_one: '{{count}} star', stars_other: '{{count}} stars' },
  'fr-FR': {
    stars_one: '{{count}} étoile',
    stars_many: '{{count}} d’étoiles',
    stars_other: '{{count}} étoiles',
  },
})
