import { defineMessages } from '@saywright/ui/i18n'

export const layoutMessages = defineMessages('studio.layout', {
  'en-US': {
    name: 'Studio',
    overview: 'Overview',
    models: 'Models',
    project: 'Project',
    audioFiles: 'Audio files',
    export: 'Export project',
    elsewhere: 'Elsewhere',
    documentation: 'Documentation',
    console: 'Back to console',
    trial: 'Trial',
    trialLeft: 'Time left of the trial',
    trialEnded: 'Trial ended',
    askForMore: 'Request resources',
    localOnly: 'Local only',
    localOnlyText:
      'Everything runs on this machine: what you say, record and write stays here, and nothing is sent elsewhere. No internet connection is needed.',
  },
  'fr-FR': {
    name: 'Studio',
    overview: 'Vue d’ensemble',
    models: 'Modèles',
    project: 'Projet',
    audioFiles: 'Fichiers audio',
    export: 'Exporter le projet',
    elsewhere: 'Ailleurs',
    documentation: 'Documentation',
    console: 'Retour à la console',
    trial: 'Essai',
    trialLeft: 'Temps restant de l’essai',
    trialEnded: 'Essai terminé',
    askForMore: 'Demander des ressources',
    localOnly: 'En local',
    localOnlyText:
      'Tout fonctionne sur cette machine\u00a0: ce que vous dites, enregistrez et écrivez y reste, et rien n’est envoyé à une autre. Aucune connexion à Internet n’est nécessaire.',
  },
})
