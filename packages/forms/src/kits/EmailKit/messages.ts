import { defineMessages } from '@saywright/ui/i18n'

export const emailMessages = defineMessages('forms.email', {
  'en-US': {
    label: 'E\u2011mail',
  },
  'fr-FR': {
    label: 'Adresse e\u2011mail',
  },
})
