import { defineMessages } from '@saywright/ui/i18n'

export const recordMessages = defineMessages('studio.audioFiles.recording', {
  'en-US': {
    title: 'Record',
    lead: 'Recordings are saved as 16 kHz WAV files, the format the engines use.',
    press: 'Start recording',
    name: 'Name',
    nameHint: 'Unique in the project, for example nadia-03.wav.',
    first: 'recording.wav',
    preview: 'Your recording',
    cancel: 'Cancel',
    keep: 'Save recording',
  },
  'fr-FR': {
    title: 'Enregistrer',
    lead: 'Un enregistrement est gardé en WAV à 16\u00a0kHz, comme les moteurs le demandent.',
    press: 'Lancer l’enregistrement',
    name: 'Nom',
    nameHint: 'Unique dans le projet, par exemple nadia-03.wav.',
    first: 'enregistrement.wav',
    preview: 'Votre enregistrement',
    cancel: 'Annuler',
    keep: 'Conserver la prise',
  },
})
