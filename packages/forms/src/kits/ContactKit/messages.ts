import { defineMessages } from '@saywright/ui/i18n'

export const contactMessages = defineMessages('forms.contact', {
  'en-US': { topic: 'Topic', message: 'Message' },
  'fr-FR': { topic: 'Sujet', message: 'Message' },
})
