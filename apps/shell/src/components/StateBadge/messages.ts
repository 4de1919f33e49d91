import { defineMessages } from '@saywright/ui/i18n'

/** The states themselves are lists of the catalogue. */
export const stateBadgeMessages = defineMessages('shell.stateBadge', {
  'en-US': {
    daysLeft_one: '{{state}}, {{count}} day',
    daysLeft_other: '{{state}}, {{count}} days',
  },
  'fr-FR': {
    daysLeft_one: '{{state}}, {{count}} jour',
    daysLeft_many: '{{state}}, {{count}} de jours',
    daysLeft_other: '{{state}}, {{count}} jours',
  },
})
