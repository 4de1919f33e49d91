import { defineMessages } from '../../i18n/Messages.js'

export const dropZoneMessages = defineMessages('ui.dropZone', {
  'en-US': {
    drop_one: 'Drop a file here.',
    drop_other: 'Drop files here.',
    paste_one: 'Paste a file',
    paste_other: 'Paste files',
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
    paste_one: 'Coller un fichier',
    paste_many: 'Coller des fichiers',
    paste_other: 'Coller des fichiers',
    choose_one: 'Choisir un fichier',
    choose_many: 'Choisir des fichiers',
    choose_other: 'Choisir des fichiers',
    refused: {
      type: '{{name}} n’est pas d’un type accepté.',
      size: '{{name}} dépasse {{size}}.',
    },
  },
})
