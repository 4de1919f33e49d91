import { defineMessages } from '@saywright/ui/i18n'

export const shareMessages = defineMessages('studio.voiceCommands.share', {
  'en-US': {
    open: 'Sample code',
    title: 'Use this model in a program',
    lead: 'A sample program that recognizes a recording. Names and values of slots are filled in; the values count for its call alone, and nothing of the model is changed.',
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
    lead: 'Un exemple de programme qui reconnaît un enregistrement. Les noms et les valeurs des listes y figurent déjà\u202f; ces valeurs ne valent que pour son appel, et rien du modèle n’est changé.',
    language: 'Langage du programme',
    android: 'Pour Android, et pour tout programme sur la plateforme Java.',
    unsaved: 'Le programme utilise ce qui est enregistré. Enregistrez d’abord vos modifications.',
    code: 'Programme',
    subject: 'le programme',
    download: 'Télécharger {{file}}',
    close: 'Fermer',
  },
})
