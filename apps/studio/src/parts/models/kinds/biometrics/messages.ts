import { defineMessages } from '@saywright/ui/i18n'

export const biometricKindMessages = defineMessages('studio.models.biometrics', {
  'en-US': {
    name: 'Voice biometrics',
    about: 'Who is speaking, by the voice',
    title: 'New voice-biometrics model',
    lead: 'It starts with one passphrase for everyone.',
    mode: 'Enrollment',
    modes: { text_dependent: 'Text-dependent', text_independent: 'Text-independent' },
    voicePrints: 'Voice prints',
    noVoicePrint: 'None',
  },
  'fr-FR': {
    name: 'Biométrie vocale',
    about: 'Qui parle, d’après la voix',
    title: 'Nouveau modèle de biométrie vocale',
    lead: 'Il commence avec une phrase de passe, la même pour tous.',
    mode: 'Enrôlement',
    modes: { text_dependent: 'Dépendant du texte', text_independent: 'Indépendant du texte' },
    voicePrints: 'Empreintes vocales',
    noVoicePrint: 'Aucune',
  },
})
