import { defineMessages } from '@saywright/ui/i18n'

export const codeMessages = defineMessages('forms.code', {
  'en-US': {
    label: 'Verification code',
    progress: '{{filled}} of {{length}} characters',
    pending: 'The code is being verified',
    failed: 'This code is wrong or has expired. Check it, or ask for another one.',
  },
  'fr-FR': {
    label: 'Code de vérification',
    progress: '{{filled}} caractères sur {{length}}',
    pending: 'Vérification du code en cours',
    failed: 'Ce code est incorrect ou a expiré. Vérifiez-le ou demandez-en un autre.',
  },
})
