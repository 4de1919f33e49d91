import type { Messages } from '@saywright/ui/i18n'
import type { wakeWordsEnUS } from './wake-words.en-US.js'

export const wakeWordsFrFR: Messages<typeof wakeWordsEnUS> = {
  list: {
    lead: 'Des enregistrements de ce qui doit réveiller et de ce qui ne le doit pas, écoutés de nouveau après chaque modification des mots de réveil.',
    empty: {
      text: 'Choisissez des enregistrements qui disent un mot de réveil, et d’autres qui n’en disent pas. Une exécution dit lesquels réveillent, et avec quel score.',
    },
  },
  wizard: {
    headings: { audio: 'Choisissez ce qui doit réveiller et ce qui ne le doit pas' },
  },
  audio: {
    lead: 'Un enregistrement dont la transcription contient un mot de réveil doit réveiller. Tout le reste ne le doit pas\u00a0: autres paroles, bruit, musique ou silence.',
    accepted: 'Contient un mot de réveil',
    notAccepted: 'Aucun mot de réveil',
    toRefuse: 'Ne doit pas réveiller',
    inGrammar: 'Contient un mot de réveil',
    grammarErrors: 'Un test demande au moins un mot de réveil. Ajoutez-en d’abord un au modèle.',
    toGrammar: 'Ouvrir les mots de réveil',
    problems: {
      notAccepted_one:
        '{{names}} ne peut pas réussir\u00a0: sa transcription ne contient aucun mot de réveil. Ou ne doit-il pas réveiller\u202f?',
      notAccepted_many:
        '{{names}} ne peuvent pas réussir\u00a0: leurs transcriptions ne contiennent aucun mot de réveil. Ou ne doivent-ils pas réveiller\u202f?',
      notAccepted_other:
        '{{names}} ne peuvent pas réussir\u00a0: leurs transcriptions ne contiennent aucun mot de réveil. Ou ne doivent-ils pas réveiller\u202f?',
      inGrammar_one: '{{names}} ne doit pas réveiller, et sa transcription contient un mot de réveil.',
      inGrammar_many:
        '{{names}} ne doivent pas réveiller, et leurs transcriptions contiennent un mot de réveil.',
      inGrammar_other:
        '{{names}} ne doivent pas réveiller, et leurs transcriptions contiennent un mot de réveil.',
      missing_one:
        '{{names}} est laissé de côté tant que sa transcription n’est pas écrite, à moins qu’il ne doive pas réveiller.',
      missing_many:
        '{{names}} sont laissés de côté tant que leurs transcriptions ne sont pas écrites, à moins qu’ils ne doivent pas réveiller.',
      missing_other:
        '{{names}} sont laissés de côté tant que leurs transcriptions ne sont pas écrites, à moins qu’ils ne doivent pas réveiller.',
    },
    empty: {
      text: 'Enregistrez ou envoyez les mots de réveil et d’autres paroles, ou créez l’audio des deux.',
    },
  },
  coverage: {
    title: 'Mots de réveil dans le test',
    said: '{{covered}} mots de réveil sur {{total}} sont dits',
    all: 'Chaque mot de réveil est dit dans un enregistrement qui doit réveiller.',
  },
  make: {
    button: 'Créer l’audio des mots de réveil',
    title: 'Créer l’audio des mots de réveil',
    lead: 'Quand personne ne peut enregistrer\u00a0: le produit dit ce qui doit réveiller et ce qui ne le doit pas, et le garde comme enregistrements.',
    sentences: 'Ce qui est dit',
    sentencesHint:
      'Un par ligne\u00a0: mots de réveil, mots à ignorer et toute autre phrase, qui ne doit pas réveiller.',
  },
  configure: {
    nameHint: 'Unique dans le modèle, par exemple Cuisine.',
    thresholdHint: 'De 0 à 10\u202f000. Un mot de réveil dont le score est plus bas ne réveille pas.',
  },
  results: {
    tabs: { grammar: 'Mots de réveil utilisés' },
    neverText:
      'Une exécution cherche dans chaque enregistrement les mots de réveil que le modèle a maintenant.',
    confidence: 'Score',
    words: 'Le mot de réveil et son moment',
    noWords: 'Aucun mot de réveil n’a été reconnu.',
    nothing: 'Aucun mot de réveil reconnu',
    refusal: 'Pourquoi il n’a pas réveillé',
    conclusions: {
      passed: 'Réveillé',
      wrong: 'Réveillé par un autre mot de réveil',
      rejected: 'Manqué',
      refused: 'Resté en veille',
      sentence_taken: 'Réveillé par erreur',
      noise_taken: 'Réveillé par erreur, sans parole',
    },
    expectations: {
      sentence: 'Doit réveiller',
      other_sentence: 'Ne doit pas réveiller, parole',
      no_speech: 'Ne doit pas réveiller, pas de parole',
    },
  },
  difference: {
    same: 'Mots de réveil et seuil sont identiques.',
  },
  export: {
    failure:
      'Doit réveiller par «\u00a0{{expected}}\u00a0», reconnu «\u00a0{{result}}\u00a0» avec un score de {{confidence}}',
    refusal: 'Ne doit pas réveiller, reconnu «\u00a0{{result}}\u00a0» avec un score de {{confidence}}',
  },
  charts: {
    up: 'Doit réveiller, vers le haut',
    down: 'Ne doit pas réveiller, vers le bas',
    mustBeRecognized: 'Doit réveiller',
    mustBeRefused: 'Ne doit pas réveiller',
    bars: {
      recognized: 'Réveillé',
      refusedByMistake: 'Manqué',
      otherHeard: 'Réveillé par un autre mot de réveil',
      refusedRight: 'Resté en veille',
      taken: 'Réveillé par erreur',
    },
  },
  tradeOff: {
    axes: 'Réveillés par erreur (en hauteur), manqués (en largeur)',
    now: 'À {{threshold}}\u00a0: {{taken}} sur {{refusable}} réveillés par erreur, {{missed}} sur {{recognizable}} manqués',
    possible_one:
      '{{threshold}} en réveille {{taken}} sur {{count}} par erreur. Avec un seul fichier, jusqu’à {{share}} est possible.',
    possible_many:
      '{{threshold}} en réveille {{taken}} sur {{count}} par erreur. Avec {{count}} fichiers, jusqu’à {{share}} est possible.',
    possible_other:
      '{{threshold}} en réveille {{taken}} sur {{count}} par erreur. Avec {{count}} fichiers, jusqu’à {{share}} est possible.',
    taken: 'Réveillés par erreur',
    missed: 'Manqués',
  },
  filter: { search: 'Nom ou ce qui est dit' },
  expect: {
    hints: {
      sentence: 'Un mot de réveil de sa transcription doit réveiller.',
      other_sentence: 'Il dit autre chose, peut-être un mot à ignorer.',
    },
  },
  tally: {
    noRefusals: 'Rien ne dit encore ce qui réveille par erreur.',
    addRefusals: 'Ajouter des enregistrements qui ne doivent pas réveiller',
  },
  tuner: {
    used: 'Le modèle se réveille maintenant à partir de {{threshold}}.',
    undone: 'Le modèle se réveille de nouveau à partir de {{threshold}}.',
  },
  grammar: {
    title: 'Mots de réveil utilisés',
    lead: 'Tels qu’ils étaient au lancement de l’exécution, le {{date}}.',
  },
} as const
