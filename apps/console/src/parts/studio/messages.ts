import { defineMessages } from '@saywright/ui/i18n'

export const studioMessages = defineMessages('console.projects.studio', {
  'en-US': {
    popupBlocked: 'The browser blocked the new tab. Allow pop-ups for this site, then try again.',
  },
  'fr-FR': {
    popupBlocked: 'Le navigateur a bloqué le nouvel onglet. Autorisez-le pour ce site, puis réessayez.',
  },
})
