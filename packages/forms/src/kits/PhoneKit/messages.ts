import { defineMessages } from '@saywright/ui/i18n'

export const phoneMessages = defineMessages('forms.phone', {
  'en-US': { label: 'Phone number' },
  'fr-FR': { label: 'Numéro de téléphone' },
})
