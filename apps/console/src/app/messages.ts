import { defineMessages } from '@saywright/ui/i18n'

export const frameMessages = defineMessages('console.frame', {
  'en-US': {
    projects: 'Projects',
    documentation: 'Documentation',
    support: 'Support',
    sales: 'Contact sales',
    version: 'Version {{version}}',
  },
  'fr-FR': {
    projects: 'Projets',
    documentation: 'Documentation',
    support: 'Assistance',
    sales: 'Contacter le service commercial',
    version: 'Version {{version}}',
  },
})
