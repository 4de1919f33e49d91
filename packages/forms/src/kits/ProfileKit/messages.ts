import { defineMessages } from '@saywright/ui/i18n'

export const profileMessages = defineMessages('forms.profile', {
  'en-US': { label: 'You are', interest: 'What brings you here' },
  'fr-FR': { label: 'Vous êtes', interest: 'Ce qui vous amène ici' },
})
