import { defineMessages } from '@saywright/ui/i18n'

export const modelPageMessages = defineMessages('studio.models.page', {
  'en-US': {
    failed: 'The model could not be loaded',
    kept: 'You can rename, duplicate and export this model. This version of the studio cannot edit its content.',
    facts: 'About this model',
    holds: 'What it holds',
    type: 'Type',
    language: 'Language',
    state: 'Status',
    revision: 'Version',
    created: 'Created',
    changed: 'Changed',
  },
  'fr-FR': {
    failed: 'Le modèle n’a pas pu être chargé',
    kept: 'Vous pouvez renommer, dupliquer et exporter ce modèle. Cette version du studio ne permet pas d’en modifier le contenu.',
    facts: 'À propos de ce modèle',
    holds: 'Son contenu',
    type: 'Type',
    language: 'Langue',
    state: 'Statut',
    revision: 'Version',
    created: 'Créé le',
    changed: 'Modifié',
  },
})
