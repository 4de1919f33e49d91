import { defineMessages } from '@saywright/ui/i18n'

export const newPasswordMessages = defineMessages('forms.newPassword', {
  'en-US': {
    label: 'Password',
    newLabel: 'New password',
    confirmation: 'Confirm the password',
    length: 'At least 8 characters',
    letters: 'An upper-case and a lower-case letter',
    digitAndSpecial: 'A digit and a special character, such as ! or #',
  },
  'fr-FR': {
    label: 'Mot de passe',
    newLabel: 'Nouveau mot de passe',
    confirmation: 'Confirmer le mot de passe',
    length: 'Au moins 8 caractères',
    letters: 'Une majuscule et une minuscule',
    digitAndSpecial: 'Un chiffre et un caractère spécial, par exemple\u202f! ou #',
  },
})
