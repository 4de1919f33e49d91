import { defineMessages } from '@saywright/ui/i18n'

export const enhancementKindMessages = defineMessages('studio.models.enhancement', {
  'en-US': {
    name: 'Speech enhancement',
    about: 'Echo, noise, sources and gain of a recording',
    title: 'New speech-enhancement model',
    lead: 'It starts with noise reduction.',
    features: {
      echo_cancelling: 'Echo cancelling',
      noise_reduction: 'Noise reduction',
      source_separation: 'Source separation',
      gain: 'Gain control',
    },
    allOff: 'Everything off',
    on: 'On',
    off: 'Off',
  },
  'fr-FR': {
    name: 'Amélioration de la parole',
    about: 'Écho, bruit, sources et gain d’un enregistrement',
    title: 'Nouveau modèle d’amélioration de la parole',
    lead: 'Il commence avec la réduction du bruit.',
    features: {
      echo_cancelling: 'Annulation d’écho',
      noise_reduction: 'Réduction du bruit',
      source_separation: 'Séparation des sources',
      gain: 'Réglage du gain',
    },
    allOff: 'Tout est désactivé',
    on: 'Oui',
    off: 'Non',
  },
})
