import { defineMessages } from '@saywright/ui/i18n'

export const differenceMessages = defineMessages('studio.voiceCommands.difference', {
  'en-US': {
    removed: 'Removed',
    added: 'Added',
    hidden_one: '{{count}} line hidden',
    hidden_other: '{{count}} lines hidden',
    none: 'No difference',
    counts: '{{added}} added, {{removed}} removed',
    more: 'Show the rest of the difference',
    beside: 'Side by side',
    under: 'One under the other',
    layout: 'How the difference is shown',
  },
  'fr-FR': {
    removed: 'Supprimée',
    added: 'Ajoutée',
    hidden_one: '{{count}} ligne masquée',
    hidden_many: '{{count}} lignes masquées',
    hidden_other: '{{count}} lignes masquées',
    none: 'Aucune différence',
    counts: '{{added}} ajoutées, {{removed}} supprimées',
    more: 'Afficher la suite de la différence',
    beside: 'Côte à côte',
    under: 'L’une sous l’autre',
    layout: 'Présentation de la différence',
  },
})
