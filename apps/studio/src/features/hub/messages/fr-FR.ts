import type { Messages } from '@saywright/ui/i18n'
import type { enUS } from './en-US.js'

export const frFR = {
  home: {
    untitled: 'Modèles du projet',
    count_one: '{{count}} modèle en {{languages}}',
    count_many: '{{count}} modèles en {{languages}}',
    count_other: '{{count}} modèles en {{languages}}',
    none: 'Aucun modèle',
    failed: 'Les modèles n’ont pas pu être chargés',
    newModel: 'Nouveau modèle',
    empty: {
      title: 'Aucun modèle pour l’instant',
      text: 'Un modèle contient les phrases à reconnaître, dans une langue. Écrivez une grammaire, puis essayez-la de vive voix.',
      noLanguage:
        'Aucune langue n’a été livrée à ce projet pour les commandes vocales. Demandez-en une à un administrateur.',
    },
  },
  model: {
    type: 'Commandes vocales strictes',
    revision: 'Révision {{revision}}',
    menu: 'Actions pour {{model}}',
    rename: 'Renommer',
    duplicate: 'Dupliquer',
    copy: '{{model}} copie {{number}}',
    delete: 'Supprimer',
    spoken: 'Dernier enregistrement essayé avec {{model}}',
  },
  create: {
    title: 'Nouveau modèle de commandes vocales',
    lead: 'Il commence par une petite grammaire, prête à essayer.',
    name: 'Nom',
    nameHint: 'Unique dans le projet, par exemple preparation-fr.',
    language: 'Langue',
    noEngine: 'Aucun moteur vocal ici\u00a0: la grammaire peut être écrite, pas essayée.',
    cancel: 'Annuler',
    submit: 'Créer le modèle',
    submitting: 'Création en cours',
    created: 'Le modèle {{model}} est prêt.',
  },
  rename: {
    title: 'Renommer le modèle',
    cancel: 'Annuler',
    submit: 'Renommer',
    submitting: 'Changement de nom en cours',
  },
  delete: {
    title: 'Supprimer {{model}}\u202f?',
    text: 'Sa grammaire, ses listes dynamiques et ses réglages sont perdus pour tous les membres du projet. C’est définitif.',
    confirm: 'Supprimer le modèle',
    deleted: 'Le modèle {{model}} a été supprimé.',
  },
} satisfies Messages<typeof enUS>
