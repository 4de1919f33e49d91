import { defineMessages } from '@saywright/ui/i18n'

export const summaryMessages = defineMessages('forms.summary', {
  'en-US': {
    title_one: 'One field needs your attention',
    title_other: '{{count}} fields need your attention',
    fault: '{{field}}: {{fault}}',
  },
  'fr-FR': {
    title_one: 'Un champ est à corriger',
    title_many: '{{count}} champs sont à corriger',
    title_other: '{{count}} champs sont à corriger',
    fault: '{{field}}\u00a0: {{fault}}',
  },
})
