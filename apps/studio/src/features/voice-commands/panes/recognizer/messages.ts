import { defineMessages } from '@saywright/ui/i18n'

export const recognizerMessages = defineMessages('studio.voiceCommands.recognizer', {
  'en-US': {
    open: 'Recognizer',
    title: 'Configure the recognizer',
    lead: 'Saved with the model at once. Tests, unit tests and exports of this model use these settings.',
    mode: 'When results are sent (STREAM_RESULT_MODE)',
    modeHint: 'While someone speaks. A recording or a unit test always gives one result, at the end.',
    final: 'At the end',
    finalText: 'One result when the sentence is over.',
    partial: 'While someone speaks',
    partialText: 'What is understood so far, then the result.',
    off: 'When asked',
    offText: 'Nothing until the application asks for the result.',
    hypotheses: 'Maximum number of hypotheses (MAXNBEST)',
    hypothesesHint: 'From {{min}} to {{max}}. An engine may give fewer, and a unit test counts the best one.',
    silence: 'Silence that ends a sentence (TSILENCE)',
    silenceHint:
      'From {{min}} to {{max}} milliseconds, while someone speaks. In a recording or a unit test the whole file is one sentence.',
    threshold: 'Confidence threshold (THRESHOLD)',
    thresholdHint:
      'From {{min}} to {{max}}. What is recognized with less confidence is refused. New unit tests begin with it.',
    scoredOtherwise:
      'This threshold was measured with an earlier scoring. It still applies, but scores are made otherwise now. Run the test again, and choose the threshold from its results.',
    scoredOtherwiseWithoutTest:
      'This threshold was chosen with an earlier scoring. It still applies, but scores are made otherwise now. Run a unit test, and choose the threshold from its results.',
    runTest: 'Run the test again',
    openTests: 'Open the unit tests',
    outOfRange: 'Choose a whole number from {{min}} to {{max}}.',
    defaults: 'Restore defaults',
    cancel: 'Cancel',
    save: 'Save settings',
    elsewhere:
      'Someone saved this model meanwhile, so these settings were not saved. Save your own changes first, then try again.',
    failed: 'The settings could not be saved. Try again in a moment.',
  },
  'fr-FR': {
    open: 'Moteur',
    title: 'Régler la reconnaissance',
    lead: 'Enregistré aussitôt avec le modèle. Ses essais, ses tests unitaires et ses exports suivent ces réglages.',
    mode: 'Envoi des résultats (STREAM_RESULT_MODE)',
    modeHint:
      'Pendant que l’on parle. Un enregistrement ou un test unitaire donne toujours un seul résultat, à la fin.',
    final: 'À la fin',
    finalText: 'Un seul résultat, quand la phrase est finie.',
    partial: 'Pendant que l’on parle',
    partialText: 'Ce qui est compris jusque-là, puis le résultat.',
    off: 'Sur demande',
    offText: 'Rien tant que l’application ne demande pas le résultat.',
    hypotheses: 'Nombre maximal d’hypothèses (MAXNBEST)',
    hypothesesHint:
      'De {{min}} à {{max}}. Un moteur peut en donner moins, et un test unitaire compte la meilleure.',
    silence: 'Silence qui finit une phrase (TSILENCE)',
    silenceHint:
      'De {{min}} à {{max}} millisecondes, pendant que l’on parle. Dans un enregistrement ou un test unitaire, tout le fichier est une seule phrase.',
    threshold: 'Seuil de confiance (THRESHOLD)',
    thresholdHint:
      'De {{min}} à {{max}}. Ce qui est reconnu avec moins de confiance est refusé. Les nouveaux tests unitaires en partent.',
    scoredOtherwise:
      'Ce seuil a été mesuré avec un calcul des scores antérieur. Il s’applique toujours, mais les scores sont calculés autrement désormais. Exécutez de nouveau le test, puis choisissez le seuil d’après ses résultats.',
    scoredOtherwiseWithoutTest:
      'Ce seuil a été choisi avec un calcul des scores antérieur. Il s’applique toujours, mais les scores sont calculés autrement désormais. Exécutez un test unitaire, puis choisissez le seuil d’après ses résultats.',
    runTest: 'Exécuter de nouveau le test',
    openTests: 'Ouvrir les tests unitaires',
    outOfRange: 'Choisissez un nombre entier de {{min}} à {{max}}.',
    defaults: 'Rétablir les valeurs par défaut',
    cancel: 'Annuler',
    save: 'Enregistrer les réglages',
    elsewhere:
      'Quelqu’un a enregistré ce modèle entre-temps, ces réglages ne le sont donc pas. Enregistrez d’abord vos modifications, puis réessayez.',
    failed: 'Les réglages n’ont pas pu être enregistrés. Réessayez dans un instant.',
  },
})
