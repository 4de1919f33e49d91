import { defineMessages } from '@saywright/ui/i18n'

export const sampleTourMessages = defineMessages('studio.tour', {
  'en-US': {
    label: 'Your first passing test',
    read: {
      title: 'Read the grammar',
      text: 'It says which sentences are understood. Words in angle brackets are rules, a bar separates alternatives.',
      done: 'I have read it',
    },
    tried: {
      title: 'Try a sentence',
      text: 'Choose Type and write a sentence of the grammar.',
      textWith: 'Choose Type and write “{{sentence}}”.',
    },
    heard: {
      title: 'Have a recording recognized',
      text: 'Choose File, then the recording of this project. You do not need a microphone.',
    },
    passed: {
      title: 'Run the unit test',
      text: 'It recognizes the recording and compares the result with its transcription.',
      inList: 'Press Run: the recording is recognized and compared with what is said in it.',
      toList: 'Open the unit tests of this model: one is there already.',
    },
    finish: {
      title: 'Your first test has passed',
      text: 'From here on: change the grammar, add recordings of your own, and run the test again.',
    },
  },
  'fr-FR': {
    label: 'Votre premier test réussi',
    read: {
      title: 'Lisez la grammaire',
      text: 'Elle dit quelles phrases sont comprises. Les mots entre chevrons sont des règles, une barre sépare les possibilités.',
      done: 'C’est lu',
    },
    tried: {
      title: 'Essayez une phrase',
      text: 'Choisissez Écrire, puis saisissez une phrase de la grammaire.',
      textWith: 'Choisissez Écrire, puis saisissez «\u00a0{{sentence}}\u00a0».',
    },
    heard: {
      title: 'Faites reconnaître un enregistrement',
      text: 'Choisissez Fichier, puis l’enregistrement du projet. Aucun microphone n’est nécessaire.',
    },
    passed: {
      title: 'Lancez le test unitaire',
      text: 'Il reconnaît l’enregistrement et compare le résultat à sa transcription.',
      inList: 'Appuyez sur Lancer\u00a0: l’enregistrement est reconnu et comparé à ce qui y est dit.',
      toList: 'Ouvrez les tests unitaires de ce modèle\u00a0: il y en a déjà un.',
    },
    finish: {
      title: 'Votre premier test a réussi',
      text: 'Et maintenant\u00a0: modifiez la grammaire, ajoutez vos enregistrements et exécutez de nouveau le test.',
    },
  },
})
