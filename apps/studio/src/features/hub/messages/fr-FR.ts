import type { Messages } from '@saywright/ui/i18n'
import type { enUS } from './en-US.js'

export const frFR = {
  home: {
    untitled: 'Modèles du projet',
    count_one: '{{count}} modèle en {{languages}}',
    count_many: '{{count}} modèles en {{languages}}',
    count_other: '{{count}} modèles en {{languages}}',
    total_one: '{{count}} modèle',
    total_many: '{{count}} modèles',
    total_other: '{{count}} modèles',
    none: 'Aucun modèle',
    failed: 'Les modèles n’ont pas pu être chargés',
    newModel: 'Nouveau modèle',
    export: 'Exporter le projet',
    empty: {
      title: 'Aucun modèle pour l’instant',
      text: 'Un modèle contient les phrases à reconnaître, dans une langue. Écrivez une grammaire, puis essayez-la de vive voix.',
      noLanguage: 'Aucune technologie n’a été livrée à ce projet. Demandez-en une à un administrateur.',
    },
  },
  model: {
    spoken: 'Dernier enregistrement essayé avec {{model}}',
    tested: '{{passed}} sur {{files}} réussis au dernier test',
    untested: 'Jamais testé',
  },
  create: {
    type: 'Type',
    about: {
      voice_commands: 'Une grammaire des phrases possibles',
      wake_word: 'Un mot qui réveille l’appareil, et des mots à ignorer',
      synthesis: 'Une voix qui lit des textes',
      enhancement: 'Écho, bruit, sources et gain d’un enregistrement',
      biometrics: 'Qui parle, d’après la voix',
    },
    notDelivered: 'Non livrée au projet',
    title: {
      voice_commands: 'Nouveau modèle de commandes vocales',
      wake_word: 'Nouveau modèle de mot de réveil',
      synthesis: 'Nouveau modèle de synthèse vocale',
      enhancement: 'Nouveau modèle d’amélioration de la parole',
      biometrics: 'Nouveau modèle de biométrie vocale',
    },
    lead: {
      voice_commands: 'Il commence par une petite grammaire, prête à essayer.',
      wake_word: 'Il commence sans mot.',
      synthesis: 'Il commence sans voix.',
      enhancement: 'Il commence avec la réduction du bruit.',
      biometrics: 'Il commence avec une phrase de passe, la même pour tous.',
    },
    language: 'Langue',
    noEngine:
      'Aucun moteur vocal pour cette langue\u00a0: vous pouvez écrire la grammaire, mais pas la tester à la voix.',
    cancel: 'Annuler',
    submit: 'Créer le modèle',
    submitting: 'Création en cours',
  },
} satisfies Messages<typeof enUS>
