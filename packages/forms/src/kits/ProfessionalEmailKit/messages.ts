import { defineMessages } from '@saywright/ui/i18n'

export const professionalEmailMessages = defineMessages('forms.professionalEmail', {
  'en-US': { label: 'Company e\u2011mail' },
  'fr-FR': { label: 'Adresse e\u2011mail professionnelle' },
})
