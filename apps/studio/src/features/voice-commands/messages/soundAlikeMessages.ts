import { defineMessages } from '@saywright/ui/i18n'

export const soundAlikeMessages = defineMessages('studio.voiceCommands.soundAlike', {
  'en-US': {
    open: 'Sentences that sound alike',
    title: 'Sentences that sound alike',
    lead: 'Predicted from the sounds of the words: no recording is needed. Sentences that differ by one choice are compared with each other.',
    close: 'Close',
    list: 'Pairs of sentences',
    asking: 'Looking up pronunciations: {{done}} of {{total}}',
    compared_one: '{{count}} sentence was compared.',
    compared_other: '{{count}} sentences were compared.',
    comparedFirst_one: 'Only the first sentence was compared: the grammar has more.',
    comparedFirst_other: 'Only the first {{count}} sentences were compared: the grammar has more.',
    found_one: '{{count}} pair sounds alike.',
    found_other: '{{count}} pairs sound alike.',
    foundFirst_one: 'The closest pair is shown.',
    foundFirst_other: 'The {{count}} closest pairs are shown.',
    none: 'No two of these sentences sound alike.',
    noSentence:
      'The grammar has no sentence to compare. Correct its errors, or give the dynamic slots a value.',
    earlier: 'The grammar has errors. These are sentences of its last version without errors.',
    unknown_one:
      'The pronunciation of {{words}} is unknown: sentences with this word were left out. Add it under Pronunciations.',
    unknown_other:
      'The pronunciation of {{words}} is unknown: sentences with these words were left out. Add it under Pronunciations.',
    offline: 'You are offline. How the words are said is asked once the connection is back.',
    offlineSound: 'You are offline: the sentences cannot be played.',
    hear: 'Hear “{{first}}”, then “{{second}}”',
    same: 'Same sounds',
    distance: 'Sound distance {{distance}}',
    more_one: 'Show {{count}} more pair',
    more_other: 'Show {{count}} more pairs',
    confusion: {
      intent: 'Different intents: {{first}} and {{second}}. The application would do something else.',
      value: 'The same intent with another value. Let the application confirm where it matters.',
      none: 'They mean the same: confusing them does no harm.',
      words: 'The grammar gives neither an intent: the application tells them apart by their words.',
    },
    noIntent: 'none',
  },
  'fr-FR': {
    open: 'Phrases qui se ressemblent à l’oreille',
    title: 'Phrases qui se ressemblent à l’oreille',
    lead: 'Prévu d’après les sons des mots\u00a0: aucun enregistrement n’est nécessaire. Les phrases qui diffèrent par un seul choix sont comparées entre elles.',
    close: 'Fermer',
    list: 'Paires de phrases',
    asking: 'Recherche de la prononciation des mots\u00a0: {{done}} sur {{total}}',
    compared_one: '{{count}} phrase comparée.',
    compared_many: '{{count}} phrases comparées.',
    compared_other: '{{count}} phrases comparées.',
    comparedFirst_one: 'Seule la première phrase a été comparée\u00a0: la grammaire en a d’autres.',
    comparedFirst_many:
      'Seules les {{count}} premières phrases ont été comparées\u00a0: la grammaire en a d’autres.',
    comparedFirst_other:
      'Seules les {{count}} premières phrases ont été comparées\u00a0: la grammaire en a d’autres.',
    found_one: '{{count}} paire se ressemble.',
    found_many: '{{count}} paires se ressemblent.',
    found_other: '{{count}} paires se ressemblent.',
    foundFirst_one: 'La paire la plus proche est affichée.',
    foundFirst_many: 'Les {{count}} paires les plus proches sont affichées.',
    foundFirst_other: 'Les {{count}} paires les plus proches sont affichées.',
    none: 'Aucune de ces phrases ne ressemble à une autre.',
    noSentence:
      'La grammaire n’a aucune phrase à comparer. Corrigez ses erreurs, ou donnez une valeur aux listes dynamiques.',
    earlier: 'La grammaire contient des erreurs. Voici des phrases de sa dernière version sans erreur.',
    unknown_one:
      'La prononciation de {{words}} est inconnue\u00a0: les phrases qui contiennent ce mot sont laissées de côté. Ajoutez-la sous Prononciations.',
    unknown_many:
      'La prononciation de {{words}} est inconnue\u00a0: les phrases qui contiennent ces mots sont laissées de côté. Ajoutez-la sous Prononciations.',
    unknown_other:
      'La prononciation de {{words}} est inconnue\u00a0: les phrases qui contiennent ces mots sont laissées de côté. Ajoutez-la sous Prononciations.',
    offline: 'Vous êtes hors ligne. La prononciation des mots sera demandée au retour de la connexion.',
    offlineSound: 'Vous êtes hors ligne\u00a0: les phrases ne peuvent pas être écoutées.',
    hear: 'Écouter «\u00a0{{first}}\u00a0», puis «\u00a0{{second}}\u00a0»',
    same: 'Mêmes sons',
    distance: 'Écart des sons {{distance}}',
    more_one: 'Montrer {{count}} paire de plus',
    more_many: 'Montrer {{count}} paires de plus',
    more_other: 'Montrer {{count}} paires de plus',
    confusion: {
      intent: 'Intentions différentes\u00a0: {{first}} et {{second}}. L’application ferait autre chose.',
      value: 'La même intention avec une autre valeur. Faites confirmer par l’application là où cela compte.',
      none: 'Elles veulent dire la même chose\u00a0: les confondre ne change rien.',
      words: 'La grammaire ne donne d’intention à aucune\u00a0: l’application les distingue par leurs mots.',
    },
    noIntent: 'aucune',
  },
})
