import { defineMessages } from '@saywright/ui/i18n'

export const maskedFieldMessages = defineMessages('forms.masked', {
  'en-US': { unfit: 'The text was not inserted. Write it like {{example}}.' },
  'fr-FR': { unfit: 'Le texte n’a pas été inséré. Écrivez-le comme {{example}}.' },
})
