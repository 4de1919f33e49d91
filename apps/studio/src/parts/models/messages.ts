import { defineMessages } from '@saywright/ui/i18n'

export const modelsMessages = defineMessages('studio.models', {
  'en-US': {
    states: {
      ready: 'Ready',
      empty: 'Nothing in it yet',
      unavailable: 'Language not available to the project',
      technology: 'Technology not available to the project',
    },
    none: {
      title: 'No model of this type yet',
      text: 'The technology is delivered to this project: create the first model.',
      notCovered: 'Not delivered to this project: {{useCases}}. Request it in the console.',
      create: 'Create one',
      request: 'Request it',
    },
    noModel: 'The model could not be loaded. Here is the overview.',
    name: 'Name',
    nameHint: 'Unique in the project, for example picking-en.',
    created: 'The model {{model}} is ready.',
    copy: '{{model}} copy {{number}}',
    rename: { title: 'Rename the model', cancel: 'Cancel', submit: 'Rename', submitting: 'Renaming' },
    delete: {
      title: 'Delete {{model}}?',
      text: 'What it holds is lost for everyone on the project. This cannot be undone.',
      confirm: 'Delete model',
      deleted: 'The model {{model}} was deleted.',
    },
    actions: { rename: 'Rename', duplicate: 'Duplicate', delete: 'Delete' },
    menu: 'Actions for {{model}}',
  },
  'fr-FR': {
    states: {
      ready: 'Prêt',
      empty: 'Encore vide',
      unavailable: 'Langue non disponible pour le projet',
      technology: 'Technologie non disponible pour le projet',
    },
    none: {
      title: 'Aucun modèle de ce type pour l’instant',
      text: 'La technologie est livrée à ce projet\u00a0: créez le premier modèle.',
      notCovered: 'Non livré à ce projet\u00a0: {{useCases}}. Demandez-le dans la console.',
      create: 'En créer un',
      request: 'La demander',
    },
    noModel: 'Le modèle n’a pas pu être chargé. Voici la vue d’ensemble.',
    name: 'Nom',
    nameHint: 'Unique dans le projet, par exemple preparation-fr.',
    created: 'Le modèle {{model}} est prêt.',
    copy: '{{model}} copie {{number}}',
    rename: {
      title: 'Renommer le modèle',
      cancel: 'Annuler',
      submit: 'Renommer',
      submitting: 'Changement de nom en cours',
    },
    delete: {
      title: 'Supprimer {{model}}\u202f?',
      text: 'Son contenu est perdu pour tous les membres du projet. C’est définitif.',
      confirm: 'Supprimer le modèle',
      deleted: 'Le modèle {{model}} a été supprimé.',
    },
    actions: { rename: 'Renommer', duplicate: 'Dupliquer', delete: 'Supprimer' },
    menu: 'Actions pour {{model}}',
  },
})
