import { defineMessages } from '@saywright/ui/i18n'

export const demonstrationMessages = defineMessages('console.auth.demonstration', {
  'en-US': {
    title: 'Demonstration account',
    text: 'This installation runs in demo mode: try it with {{email}} and the password {{password}}.',
    fill: 'Fill in this account',
  },
  'fr-FR': {
    title: 'Compte de démonstration',
    text: 'Cette installation est en mode démonstration\u00a0: essayez-la avec {{email}} et le mot de passe {{password}}.',
    fill: 'Remplir les champs',
  },
})
