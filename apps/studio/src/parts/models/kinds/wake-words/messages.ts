import { defineMessages } from '@saywright/ui/i18n'

export const wakeWordKindMessages = defineMessages('studio.models.wakeWords', {
  'en-US': {
    name: 'Wake word',
    about: 'A word that wakes the device, and words that must not',
    title: 'New wake-word model',
    lead: 'It starts without words.',
    words: '{{positive}}, {{negative}}',
    positive_one: '{{count}} wake word',
    positive_other: '{{count}} wake words',
    negative_one: '{{count}} anti wake word',
    negative_other: '{{count}} anti wake words',
    wakes: 'Wake words',
    mustNot: 'Anti wake words',
    none: 'None',
  },
  'fr-FR': {
    name: 'Mot de réveil',
    about: 'Un mot qui réveille l’appareil, et des mots à ignorer',
    title: 'Nouveau modèle de mot de réveil',
    lead: 'Il commence sans mot.',
    words: '{{positive}}, {{negative}}',
    positive_one: '{{count}} mot de réveil',
    positive_many: '{{count}} mots de réveil',
    positive_other: '{{count}} mots de réveil',
    negative_one: '{{count}} mot à ignorer',
    negative_many: '{{count}} mots à ignorer',
    negative_other: '{{count}} mots à ignorer',
    wakes: 'Mots de réveil',
    mustNot: 'Mots à ignorer',
    none: 'Aucun',
  },
})
