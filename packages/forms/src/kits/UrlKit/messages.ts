import { defineMessages } from '@saywright/ui/i18n'

export const urlMessages = defineMessages('forms.url', {
  'en-US': { label: 'Website' },
  'fr-FR': { label: 'Site web' },
})
