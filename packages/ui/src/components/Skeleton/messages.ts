import { defineMessages } from '../../i18n/Messages.js'

export const skeletonMessages = defineMessages('ui.skeleton', {
  'en-US': { loading: 'Loading' },
  'fr-FR': { loading: 'Chargement' },
})
