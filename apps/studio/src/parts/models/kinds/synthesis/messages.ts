import { defineMessages } from '@saywright/ui/i18n'

export const synthesisKindMessages = defineMessages('studio.models.synthesis', {
  'en-US': {
    name: 'Voice synthesis',
    about: 'A voice that reads texts aloud',
    title: 'New voice-synthesis model',
    lead: 'It starts without a voice.',
    voice: 'Voice',
    voiceOf: 'Voice {{voice}}',
    noVoice: 'No voice chosen',
  },
  'fr-FR': {
    name: 'Synthèse vocale',
    about: 'Une voix qui lit des textes',
    title: 'Nouveau modèle de synthèse vocale',
    lead: 'Il commence sans voix.',
    voice: 'Voix',
    voiceOf: 'Voix {{voice}}',
    noVoice: 'Aucune voix choisie',
  },
})
