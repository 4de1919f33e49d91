import { defineMessages } from '@saywright/ui/i18n'

export const shareMessages = defineMessages('studio.voiceCommands.share', {
  'en-US': {
    open: 'Sample code',
    title: 'Use this model in a program',
    lead: 'A sample program that recognizes a recording with the saved model. Its names, settings and slots are filled in.',
    language: 'Language of the program',
    android: 'For Android, and for any program on the Java platform.',
    unsaved: 'The program uses what is saved. Save your changes first.',
    code: 'Program',
    subject: 'the program',
    download: 'Download {{file}}',
    close: 'Close',
  },
  'fr-FR': {
    open: 'Exemple de code',
    title: 'Utiliser ce modèle dans un programme',
    lead: 'Un exemple de programme qui reconnaît un enregistrement avec le modèle enregistré. Ses noms, ses réglages et ses listes dynamiques y figurent déjà.',
    language: 'Langage du programme',
    android: 'Pour Android, et pour tout programme sur la plateforme Java.',
    unsaved: 'Le programme utilise ce qui est enregistré. Enregistrez d’abord vos modifications.',
    code: 'Programme',
    subject: 'le programme',
    download: 'Télécharger {{file}}',
    close: 'Fermer',
  },
})
