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
  running: 'En cours',
  latest: {
    title: 'Derniers tests unitaires',
    name: 'Nom',
    model: 'Modèle',
    result: 'Résultat',
    passed: '{{passed}} réussis sur {{files}}',
    average: 'Confiance moyenne',
    ended: 'Testé le',
  },
  audio: {
    title: 'Audio du projet',
    none: 'Aucun enregistrement pour l’instant. Les tests unitaires ont besoin d’enregistrements de ce que les gens disent.',
    add: 'Ajouter des enregistrements',
    total_one: '{{count}} enregistrement, {{minutes}}\u00a0min',
    total_many: '{{count}} enregistrements, {{minutes}}\u00a0min',
    total_other: '{{count}} enregistrements, {{minutes}}\u00a0min',
    transcribed_one: '{{count}} transcrit',
    transcribed_many: '{{count}} transcrits',
    transcribed_other: '{{count}} transcrits',
    share: 'Enregistrements avec une transcription',
  },
  model: {
    spoken: 'Dernier enregistrement essayé avec {{model}}',
    suite: 'Suite',
    suitePassed: '{{passed}} sur {{total}}',
    suiteFailing_one: '{{count}} test écrit échoue',
    suiteFailing_many: '{{count}} tests écrits échouent',
    suiteFailing_other: '{{count}} tests écrits échouent',
    lastTest: 'Dernier test unitaire',
    tested: '{{passed}} sur {{files}}',
    untested: 'Jamais',
    saved: 'Enregistré le {{date}}',
  },
  noneYet: {
    title: '{{kind}}\u00a0: aucun modèle',
    create: 'En créer un',
    request: 'En faire la demande',
  },
  create: {
    type: 'Type',
    notDelivered: 'Non livrée au projet. Cas d’usage\u00a0: {{useCases}}.',
    language: 'Langue',
    start: 'Commence par',
    templates: {
      small: { name: 'Une petite grammaire', about: 'Une commande à essayer aussitôt' },
      warehouse: {
        name: 'Un entrepôt',
        about: 'Préparation vocale\u00a0: prendre, ranger, compter, peser, aller, charger, confirmer, etc.',
      },
    },
    template: {
      failed: 'L’exemple n’a pas pu être chargé',
      intents: 'Intentions',
      slots: 'Listes dynamiques',
      suite: 'Tests écrits',
      unitTests: 'Tests unitaires',
      grammar_one: 'Grammaire de {{count}} ligne',
      grammar_many: 'Grammaire de {{count}} lignes',
      grammar_other: 'Grammaire de {{count}} lignes',
      audio_one:
        'Les voix du produit disent {{count}} enregistrement pour ses tests unitaires, en arrière-plan.',
      audio_many:
        'Les voix du produit disent {{count}} enregistrements pour ses tests unitaires, en arrière-plan.',
      audio_other:
        'Les voix du produit disent {{count}} enregistrements pour ses tests unitaires, en arrière-plan.',
    },
    cancel: 'Annuler',
    submit: 'Créer le modèle',
    submitting: 'Création en cours',
  },
} satisfies Messages<typeof enUS>
