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
    delivered_one: '{{count}} technologie livrée sur {{total}}',
    delivered_many: '{{count}} technologies livrées sur {{total}}',
    delivered_other: '{{count}} technologies livrées sur {{total}}',
    deliveredAndRequested_one: '{{count}} technologie livrée sur {{total}}, {{requested}} demandées',
    deliveredAndRequested_many: '{{count}} technologies livrées sur {{total}}, {{requested}} demandées',
    deliveredAndRequested_other: '{{count}} technologies livrées sur {{total}}, {{requested}} demandées',
    requested_one: '{{count}} technologie demandée sur {{total}}',
    requested_many: '{{count}} technologies demandées sur {{total}}',
    requested_other: '{{count}} technologies demandées sur {{total}}',
    none: 'Aucune technologie',
  },
})
