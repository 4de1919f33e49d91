import { defineMessages } from '@saywright/ui/i18n'

export const panelMessages = defineMessages('studio.voiceCommands.panel', {
  'en-US': {
    label: 'Of the grammar',
    open: 'Show the panel',
    close: 'Hide the panel',
    height: 'Height of the panel',
  },
  'fr-FR': {
    label: 'De la grammaire',
    open: 'Afficher le panneau',
    close: 'Masquer le panneau',
    height: 'Hauteur du panneau',
  },
})
