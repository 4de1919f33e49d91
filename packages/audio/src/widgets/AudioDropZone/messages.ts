import { defineMessages } from '@saywright/ui/i18n'

export const audioDropZoneMessages = defineMessages('audio.audioDropZone', {
  'en-US': {
    drop_one: 'Drop a file here.',
    drop_other: 'Drop files here.',
    choose_one: 'Choose a file',
    choose_other: 'Choose files',
    limits: '{{types}}. {{length}} and {{megabytes}} MB at most; 16 kHz WAV works best.',
    checking: 'Checking {{name}}',
    advice: '{{name}} is accepted. A 16 kHz WAV file would give the best results.',
    refused: {
      empty: '{{name}} is empty. Choose another file.',
      tooLarge: '{{name}} is larger than {{megabytes}} MB. Shorten it or save it as 16 kHz WAV.',
      unsupportedType: '{{name}} is not of an accepted type. Use {{types}}.',
      notAudio: '{{name}} is damaged, or is not what its name says. Export it again.',
      tooLong: '{{name}} is longer than {{length}}. Shorten it.',
      silent: '{{name}} is silent. Check that something can be heard in it.',
    },
  },
  'fr-FR': {
    drop_one: 'Déposez un fichier ici.',
    drop_many: 'Déposez des fichiers ici.',
    drop_other: 'Déposez des fichiers ici.',
    choose_one: 'Choisir un fichier',
    choose_many: 'Choisir des fichiers',
    choose_other: 'Choisir des fichiers',
    limits: '{{types}}. {{length}} et {{megabytes}} Mo au plus ; le WAV à 16 kHz convient le mieux.',
    checking: 'Vérification de {{name}}',
    advice: '{{name}} est accepté. Un fichier WAV à 16 kHz donnerait de meilleurs résultats.',
    refused: {
      empty: '{{name}} est vide. Choisissez un autre fichier.',
      tooLarge: '{{name}} dépasse {{megabytes}} Mo. Raccourcissez-le ou enregistrez-le en WAV à 16 kHz.',
      unsupportedType: '{{name}} n’est pas d’un type accepté. Utilisez {{types}}.',
      notAudio: '{{name}} est endommagé ou n’est pas ce que dit son nom. Exportez-le de nouveau.',
      tooLong: '{{name}} dépasse {{length}}. Raccourcissez-le.',
      silent: '{{name}} est silencieux. Vérifiez qu’on y entend quelque chose.',
    },
  },
})
