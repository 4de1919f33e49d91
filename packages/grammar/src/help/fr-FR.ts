import type { SyntaxMessages } from './syntaxMessages.js'

export const frFR: SyntaxMessages = {
  groups: { file: 'Le fichier', rules: 'Règles', values: 'Valeurs', words: 'Listes et prononciation' },
  forms: {
    header: { title: 'En-tête', text: 'Les tout premiers caractères du fichier.' },
    grammar: {
      title: 'Nom de la grammaire',
      text: 'Donne son nom à la grammaire. Il en faut exactement un.',
    },
    start: {
      title: 'Début des phrases',
      text: 'Indique une règle par laquelle les phrases commencent. Il en faut au moins une, plusieurs sont permises.',
    },
    language: { title: 'Langue', text: 'Indique la langue des phrases, à titre d’information seulement.' },
    comment: {
      title: 'Commentaire',
      text: 'Pour le lecteur seulement\u00a0: jusqu’à la fin de la ligne, ou entre /* et */.',
    },
    import: {
      title: 'Règle venue d’ailleurs',
      text: 'Utilise une règle qu’un autre modèle exporte. Sans nom de modèle, il s’agit du seul modèle qui exporte cette règle.',
    },
    export: {
      title: 'Règle partagée',
      text: 'Permet à d’autres grammaires d’utiliser une règle de celle-ci.',
    },
    rule: {
      title: 'Règle',
      text: 'Donne un nom à une suite de mots. Une autre règle s’utilise par son nom, mais aucune ne peut revenir à elle-même. Chaque instruction se termine par un point-virgule.',
    },
    alternatives: {
      title: 'Alternatives',
      text: 'Une possibilité parmi plusieurs\u00a0: des barres entre elles, des parenthèses autour.',
    },
    option: { title: 'Option', text: 'Ce qui est entre crochets peut être dit ou omis.' },
    optional: {
      title: 'Option',
      text: 'Autre écriture des crochets\u00a0: la partie peut être dite ou omise.',
    },
    repeat: {
      title: 'Répétition',
      text: 'Répète une partie, du minimum au maximum de fois. Avec * comme maximum, il n’y a pas de fin.',
    },
    anySpeech: { title: 'Parole libre', text: 'N’importe quels mots, ou aucun, sans qu’on les examine.' },
    phrase: {
      title: 'Expression',
      text: 'Les mots entre guillemets vont ensemble et forment une seule étape de la phrase.',
    },
    tag: {
      title: 'Étiquette',
      text: 'Nomme ce que l’on a voulu dire\u00a0: le résultat contient ce nom et les mots prononcés pour lui.',
    },
    returnValue: {
      title: 'Valeur de retour',
      text: 'Donne une valeur au mot ou au groupe qui précède\u00a0: {@ = "1";}, ou avec un nom, {@quantite = "1";}.',
    },
    slot: {
      title: 'Liste dynamique',
      text: 'Déclare une liste dont les valeurs sont données pendant que l’application fonctionne. Une règle du même nom contient ses valeurs par défaut, uniquement des mots.',
    },
    pronounce: {
      title: 'Prononciation',
      text: 'Indique comment un mot se prononce, écrit comme on le lirait à voix haute. Des barres séparent plusieurs prononciations.',
    },
  },
}
