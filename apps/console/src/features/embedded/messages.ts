import { defineMessages } from '@saywright/ui/i18n'

export const embeddedMessages = defineMessages('console.embedded', {
  'en-US': {
    documentation: 'Documentation',
    demo: 'Online demo',
    open: 'Open in a new tab',
  },
  'fr-FR': {
    documentation: 'Documentation',
    demo: 'Démo en ligne',
    open: 'Ouvrir dans un nouvel onglet',
  },
})
