import { defineMessages } from '../../i18n/Messages.js'

export const dropZoneMessages = defineMessages('ui.dropZone', {
  'en-US': {
    drop_one: 'Drop a file here.',
    drop_other: 'Drop files here.',
    choose_one: 'Choose a file',
    choose_other: 'Choose files',
    refused: {
      type: '{{name}} is not of an accepted type.',
      size: '{{name}} is larger than {{size}}.',
    },
  },
  'fr-FR': {
    drop_one: 'Déposez un fichier ici.',
    drop_many: 'Déposez des fichiers ici.',
    drop_other: 'Déposez des fichiers ici.',
    choose_one: 'Choisir un fichier',
    choose_many: 'Choisir des fichiers',
    choose_other: 'Choisir des fichiers',
    refused: {
      type: '{{name}} n’est pas d’un type accepté.',
      size: '{{name}} dépasse {{size}}.',
    },
  },
})
