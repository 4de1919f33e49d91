import { defineMessages } from '@saywright/ui/i18n'

export const technologiesMessages = defineMessages('console.projects.technologies', {
  'en-US': {
    title: 'Technologies',
    technology: 'Technology',
    languages: 'Languages',
    status: 'Status',
    notRequested: 'Not requested',
    opens: {
      tech_voice_strict_commands: 'Opens voice-command models, whose sentences have an intent and entities.',
      tech_intent_based_commands: 'Opens the same voice-command models, in its own languages.',
    },
    ends: 'Ends {{date}}',
    ended: 'Ended on {{date}}',
    noLanguage: 'No language needed',
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
    request: 'New request',
    requestNeedsRoom:
      'To make a new request, open this page in a wider window: on a computer, or zoomed out.',
    dealOpen:
      'A request was sent on {{date}}. Requests are reviewed before delivery, and only one can be open at a time.',
    dealAlreadyOpen: 'A request is already open for this project. Wait for its decision.',
    trial: {
      offer: 'Nothing is delivered at the moment. You can try the studio once, for {{count}} h.',
      start: 'Start the trial',
      runs: 'The trial of the studio ends in',
      started: 'The trial has begun. The studio is open for {{count}} h.',
    },
  },
  'fr-FR': {
    title: 'Technologies',
    technology: 'Technologie',
    languages: 'Langues',
    status: 'Statut',
    notRequested: 'Non demandée',
    opens: {
      tech_voice_strict_commands:
        'Ouvre les modèles de commandes vocales, dont les phrases ont une intention et des entités.',
      tech_intent_based_commands: 'Ouvre les mêmes modèles de commandes vocales, dans ses propres langues.',
    },
    ends: 'Fin le {{date}}',
    ended: 'Terminée le {{date}}',
    noLanguage: 'Aucune langue requise',
    more_one: 'et {{count}} autre',
    more_many: 'et {{count}} d’autres',
    more_other: 'et {{count}} autres',
    request: 'Nouvelle demande',
    requestNeedsRoom:
      'Pour faire une nouvelle demande, ouvrez cette page dans une fenêtre plus large\u00a0: sur un ordinateur, ou avec un zoom plus faible.',
    dealOpen:
      'Une demande a été envoyée le {{date}}. Les demandes sont examinées avant la livraison, et une seule peut être ouverte à la fois.',
    dealAlreadyOpen: 'Une demande est déjà ouverte pour ce projet. Attendez la décision.',
    trial: {
      offer:
        'Rien n’est livré pour le moment. Vous pouvez essayer le studio une fois, pendant {{count}}\u00a0h.',
      start: 'Commencer l’essai',
      runs: 'L’essai du studio se termine dans',
      started: 'L’essai a commencé. Le studio est ouvert pendant {{count}}\u00a0h.',
    },
  },
})
