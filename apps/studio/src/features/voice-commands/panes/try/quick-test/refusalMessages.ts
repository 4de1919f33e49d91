import { defineMessages } from '@saywright/ui/i18n'

export const refusalMessages = defineMessages('studio.voiceCommands.refusals', {
  'en-US': {
    noSpeech: {
      what: 'Only noise, no voice',
      text: 'Nothing was compared with the grammar.',
    },
    noSentence: {
      what: 'What was said is not a sentence of the grammar',
      nearest: 'Not in the grammar. Nearest sentence',
      text: 'Type what was said, and see which lines of the grammar have to change to accept it.',
    },
    belowThreshold: {
      what: 'Recognized, but not sure enough',
      text: 'It is in the grammar. Say it again, closer to the microphone.',
    },
    tooShort: {
      what: 'Too short to be a sentence',
      text: 'There is less voice in this recording than a sentence of the grammar takes. Say a whole sentence, and stop recording after it.',
    },
    clipped: {
      what: 'Too loud: peaks are cut',
      count_one: 'Too loud: {{peaks}} peak is cut',
      count_other: 'Too loud: {{peaks}} peaks are cut',
      text: 'Lower the input level, or hold the microphone farther away.',
      unused: 'What was recognized scored {{score}} and is not used.',
    },
    cutOff: {
      mark: 'Cut off',
      start: 'The voice is already there when the recording begins',
      end: 'The voice continues when the recording ends',
      startText: 'Begin to speak after the recording has started.',
      endText: 'Stop the recording after the last word.',
      limit: 'A recording stops at {{length}}.',
    },
    score: 'Score',
    noScore: 'None',
    seconds: '{{seconds}} s',
    actions: {
      microphone: 'Check the microphone',
      write: 'Type what was said',
      nearest: 'Go to line {{line}}',
      threshold: 'Change the threshold',
      level: 'How to lower the level',
      playStart: 'Play the beginning',
      playEnd: 'Play the end',
    },
    microphone:
      'Choose the microphone that you speak into, then record again: the level moves while you speak.',
    level: {
      title: 'Lower the input level',
      text: 'Open the sound settings of your system, choose the input, and lower its level by a third. Then record again, until no bar of the waveform is red.',
    },
  },
  'fr-FR': {
    noSpeech: {
      what: 'Du bruit, aucune voix',
      text: 'Rien n’a été comparé à la grammaire.',
    },
    noSentence: {
      what: 'Ce qui a été dit n’est pas une phrase de la grammaire',
      nearest: 'Absente de la grammaire. Phrase la plus proche',
      text: 'Saisissez ce qui a été dit pour voir quelles lignes de la grammaire changer pour l’accepter.',
    },
    belowThreshold: {
      what: 'Reconnue, mais pas assez sûre',
      text: 'Elle est dans la grammaire. Redites-la plus près du micro.',
    },
    tooShort: {
      what: 'Trop court pour une phrase',
      text: 'Il y a moins de voix dans cet enregistrement qu’il n’en faut pour une phrase de la grammaire. Dites une phrase entière, puis arrêtez l’enregistrement.',
    },
    clipped: {
      what: 'Trop fort\u00a0: des crêtes sont coupées',
      count_one: 'Trop fort\u00a0: {{peaks}} crête est coupée',
      count_many: 'Trop fort\u00a0: {{peaks}} de crêtes sont coupées',
      count_other: 'Trop fort\u00a0: {{peaks}} crêtes sont coupées',
      text: 'Baissez le niveau d’entrée, ou éloignez le micro.',
      unused: 'Ce qui a été reconnu a un score de {{score}} et n’est pas utilisé.',
    },
    cutOff: {
      mark: 'Coupé',
      start: 'La voix est déjà là au début de l’enregistrement',
      end: 'La voix continue quand l’enregistrement s’arrête',
      startText: 'Parlez une fois l’enregistrement commencé.',
      endText: 'Arrêtez l’enregistrement après le dernier mot.',
      limit: 'Un enregistrement s’arrête à {{length}}.',
    },
    score: 'Score',
    noScore: 'Aucun',
    seconds: '{{seconds}}\u00a0s',
    actions: {
      microphone: 'Vérifier le micro',
      write: 'Saisir ce qui a été dit',
      nearest: 'Aller ligne {{line}}',
      threshold: 'Changer le seuil',
      level: 'Comment baisser le niveau',
      playStart: 'Écouter le début',
      playEnd: 'Écouter la fin',
    },
    microphone:
      'Choisissez le micro dans lequel vous parlez, puis recommencez\u00a0: le niveau bouge pendant que vous parlez.',
    level: {
      title: 'Baisser le niveau d’entrée',
      text: 'Ouvrez les réglages du son de votre système, choisissez l’entrée et baissez son niveau d’un tiers. Puis recommencez, jusqu’à ce qu’aucune barre de la forme d’onde ne soit rouge.',
    },
  },
})
