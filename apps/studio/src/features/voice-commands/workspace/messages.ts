import { defineMessages } from '@saywright/ui/i18n'

export const tabMessages = defineMessages('studio.voiceCommands.tabs', {
  'en-US': {
    label: 'Views of the grammar',
    grammar: 'Grammar',
    graph: 'Graph',
    intents: 'Intents',
    slots: 'Dynamic slots',
  },
  'fr-FR': {
    label: 'Vues de la grammaire',
    grammar: 'Grammaire',
    graph: 'Graphe',
    intents: 'Intentions',
    slots: 'Listes dynamiques',
  },
})
