import { defineMessages } from '@saywright/ui/i18n'

export const transcriptMessages = defineMessages('studio.audioFiles.transcript', {
  'en-US': {
    title: 'What is said in {{name}}?',
    label: 'Transcription',
    hint: 'Write what is said, without punctuation.',
    cancel: 'Cancel',
    save: 'Save',
    saving: 'Saving',
  },
  'fr-FR': {
    title: 'Que dit-on dans {{name}}\u202f?',
    label: 'Transcription',
    hint: 'Écrivez ce qui est dit, sans ponctuation.',
    cancel: 'Annuler',
    save: 'Enregistrer',
    saving: 'Enregistrement en cours',
  },
})
