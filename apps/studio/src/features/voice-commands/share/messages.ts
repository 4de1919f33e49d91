import { defineMessages } from '@saywright/ui/i18n'

export const shareMessages = defineMessages('studio.voiceCommands.share', {
  'en-US': {
    open: 'Share code',
    title: 'Use this model in a program',
    lead: 'A program that has a recording recognized with the saved model, filled with its names, its settings and its slots.',
    language: 'Language of the program',
    android: 'For Android, and for any program on the Java platform.',
    unsaved: 'The program uses what is saved. Save your changes first.',
    code: 'Program',
    subject: 'the program',
    download: 'Download {{file}}',
    close: 'Close',
  },
  'fr-FR': {
    open: 'Partager le code',
    title: 'Utiliser ce modèle dans un programme',
    lead: 'Un programme qui fait reconnaître un enregistrement avec le modèle enregistré, rempli de ses noms, de ses réglages et de ses listes.',
    language: 'Langage du programme',
    android: 'Pour Android, et pour tout programme sur la plateforme Java.',
    unsaved: 'Le programme utilise ce qui est enregistré. Enregistrez d’abord vos modifications.',
    code: 'Programme',
    subject: 'le programme',
    download: 'Télécharger {{file}}',
    close: 'Fermer',
  },
})
