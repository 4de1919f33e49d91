import { defineMessages } from '@saywright/ui/i18n'

export const personNameMessages = defineMessages('forms.personName', {
  'en-US': {
    first: 'First name',
    last: 'Last name',
  },
  'fr-FR': {
    first: 'Prénom',
    last: 'Nom',
  },
})
