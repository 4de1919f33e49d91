import { defineMessages } from '@saywright/ui/i18n'

export const audioFileTableMessages = defineMessages('audio.audioFileTable', {
  'en-US': {
    selectAll: 'Select all recordings',
    select: 'Select {{name}}',
    selection: 'Selection',
    name: 'Name',
    sound: 'Sound',
    duration: 'Duration',
    size: 'Size',
    created: 'Created',
    transcription: 'Transcription',
    unknown: 'Unknown',
    add: 'Add a transcription',
    addTo: 'Add a transcription to {{name}}',
    none: 'No transcription',
  },
  'fr-FR': {
    selectAll: 'Sélectionner tous les enregistrements',
    select: 'Sélectionner {{name}}',
    selection: 'Sélection',
    name: 'Nom',
    sound: 'Son',
    duration: 'Durée',
    size: 'Taille',
    created: 'Créé le',
    transcription: 'Transcription',
    unknown: 'Inconnue',
    add: 'Ajouter une transcription',
    addTo: 'Ajouter une transcription à {{name}}',
    none: 'Sans transcription',
  },
})
