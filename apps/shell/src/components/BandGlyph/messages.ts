import { defineMessages } from '@saywright/ui/i18n'

export const bandGlyphMessages = defineMessages('shell.bandGlyph', {
  'en-US': {
    delivered_one: '{{count}} of {{total}} technologies delivered',
    delivered_other: '{{count}} of {{total}} technologies delivered',
    deliveredAndRequested_one: '{{count}} of {{total}} technologies delivered, {{requested}} requested',
    deliveredAndRequested_other: '{{count}} of {{total}} technologies delivered, {{requested}} requested',
    requested_one: '{{count}} of {{total}} technologies requested',
    requested_other: '{{count}} of {{total}} technologies requested',
    none: 'No technology',
  },
  'fr-FR': {
    delivered_one: '{{count}} technologie active sur {{total}}',
    delivered_many: '{{count}} technologies actives sur {{total}}',
    delivered_other: '{{count}} technologies actives sur {{total}}',
    deliveredAndRequested_one: '{{count}} technologie active sur {{total}}, {{requested}} en attente',
    deliveredAndRequested_many: '{{count}} technologies actives sur {{total}}, {{requested}} en attente',
    deliveredAndRequested_other: '{{count}} technologies actives sur {{total}}, {{requested}} en attente',
    requested_one: '{{count}} technologie en attente sur {{total}}',
    requested_many: '{{count}} technologies en attente sur {{total}}',
    requested_other: '{{count}} technologies en attente sur {{total}}',
    none: 'Aucune technologie',
  },
})
