import { defineMessages } from '@saywright/ui/i18n'

export const embeddedMessages = defineMessages('console.embedded', {
  'en-US': {
    documentation: 'Documentation',
    demo: 'Online demo',
    open: 'Open in a new tab',
    outside: 'This screen is too narrow to show it here.',
  },
  'fr-FR': {
    documentation: 'Documentation',
    demo: 'Démo en ligne',
    open: 'Ouvrir dans un nouvel onglet',
    outside: 'Cet écran est trop étroit pour la montrer ici.',
  },
})
