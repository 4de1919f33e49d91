import { defineMessages } from '@saywright/ui/i18n'

export const countryMessages = defineMessages('forms.country', {
  'en-US': { label: 'Country', placeholder: 'Type to search' },
  'fr-FR': { label: 'Pays', placeholder: 'Tapez pour chercher' },
})
