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
    delivered_one: '{{count}} technologie sur {{total}} livrée',
    delivered_many: '{{count}} technologies sur {{total}} livrées',
    delivered_other: '{{count}} technologies sur {{total}} livrées',
    deliveredAndRequested_one: '{{count}} technologie sur {{total}} livrée, {{requested}} en demande',
    deliveredAndRequested_many: '{{count}} technologies sur {{total}} livrées, {{requested}} en demande',
    deliveredAndRequested_other: '{{count}} technologies sur {{total}} livrées, {{requested}} en demande',
    requested_one: '{{count}} technologie sur {{total}} demandée',
    requested_many: '{{count}} technologies sur {{total}} demandées',
    requested_other: '{{count}} technologies sur {{total}} demandées',
    none: 'Aucune technologie',
  },
})
