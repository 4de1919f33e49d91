import { defineMessages } from '@saywright/ui/i18n'

export const embeddedMessages = defineMessages('console.embedded', {
  'en-US': {
    documentation: 'Documentation',
    demo: 'Online demo',
    open: 'Open in a new tab',
    outside: 'This screen is too narrow to show it here.',
    noDemo: {
      title: 'No demo is set up on this installation',
      text: 'Nothing is broken: the demo has no address on this installation yet. Ask the person who runs it to set one.',
      setUp:
        'Its address is the setting {{setting}}, read when the console is built. Whoever runs the installation sets it, and builds the console again.',
      ask: 'Ask for a demo',
      read: 'Read the documentation',
    },
  },
  'fr-FR': {
    documentation: 'Documentation',
    demo: 'Démo en ligne',
    open: 'Ouvrir dans un nouvel onglet',
    outside: 'Cet écran est trop étroit pour la montrer ici.',
    noDemo: {
      title: 'Aucune démo n’est configurée sur cette installation',
      text: 'Rien n’est en panne\u00a0: la démo n’a pas encore d’adresse sur cette installation. Demandez à la personne qui la gère d’en définir une.',
      setUp:
        'Son adresse est le réglage {{setting}}, lu à la compilation de la console. La personne qui gère l’installation le définit, puis recompile la console.',
      ask: 'Demander une démo',
      read: 'Lire la documentation',
    },
  },
})
