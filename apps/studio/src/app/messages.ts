import { defineMessages } from '@saywright/ui/i18n'

export const layoutMessages = defineMessages('studio.layout', {
  'en-US': {
    name: 'Studio',
    overview: 'Overview',
    models: 'Models',
    voiceCommands: 'Voice commands',
    project: 'Project',
    audioFiles: 'Audio files',
    elsewhere: 'Elsewhere',
    documentation: 'Documentation',
    console: 'Back to console',
    evaluation_one: 'Evaluation, {{count}} day left',
    evaluation_other: 'Evaluation, {{count}} days left',
    evaluationEnded: 'Evaluation ended',
  },
  'fr-FR': {
    name: 'Studio',
    overview: 'Vue d’ensemble',
    models: 'Modèles',
    voiceCommands: 'Commandes vocales',
    project: 'Projet',
    audioFiles: 'Fichiers audio',
    elsewhere: 'Ailleurs',
    documentation: 'Documentation',
    console: 'Retour à la console',
    evaluation_one: 'Évaluation, {{count}} jour restant',
    evaluation_many: 'Évaluation, {{count}} jours restants',
    evaluation_other: 'Évaluation, {{count}} jours restants',
    evaluationEnded: 'Évaluation terminée',
  },
})
