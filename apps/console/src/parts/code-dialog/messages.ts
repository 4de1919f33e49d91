import { defineMessages } from '@saywright/ui/i18n'

export const codeDialogMessages = defineMessages('console.codeDialog', {
  'en-US': {
    title: 'Enter the code',
    sent: 'We sent six characters to <address>{{email}}</address>.',
    hint: 'Digits and letters from A to Z. You can paste the whole code.',
    label: 'Verification code',
    nothing: 'Nothing received?',
    resend: 'Send a new code',
    cancel: 'Cancel',
    verify: 'Verify',
    checking: 'Verifying the code',
    verified: 'The code is correct.',
    resent: 'A new code is on its way.',
    fault: {
      wrong: 'This code is not the right one. Check it, or ask for a new one.',
      expired: 'This code has expired. Ask for a new one.',
      worn: 'Too many attempts with this code. Ask for a new one.',
      tooMany: 'Too many codes were entered. Wait a few minutes, then ask for a new one.',
    },
  },
  'fr-FR': {
    title: 'Saisissez le code',
    sent: 'Nous avons envoyé six caractères à <address>{{email}}</address>.',
    hint: 'Chiffres et lettres de A à Z. Vous pouvez coller le code entier.',
    label: 'Code de vérification',
    nothing: 'Rien reçu\u202f?',
    resend: 'Envoyer un nouveau code',
    cancel: 'Annuler',
    verify: 'Vérifier',
    checking: 'Vérification du code',
    verified: 'Le code est correct.',
    resent: 'Un nouveau code arrive.',
    fault: {
      wrong: 'Ce code n’est pas le bon. Vérifiez-le ou demandez-en un autre.',
      expired: 'Ce code a expiré. Demandez-en un autre.',
      worn: 'Trop d’essais avec ce code. Demandez-en un autre.',
      tooMany: 'Trop de codes ont été saisis. Patientez quelques minutes, puis demandez-en un autre.',
    },
  },
})
