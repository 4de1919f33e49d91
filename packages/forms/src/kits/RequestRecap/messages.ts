import { defineMessages, type Messages } from '@saywright/ui/i18n'

const enUS = {
  technologies_one: '{{count}} new technology',
  technologies_other: '{{count}} new technologies',
  languages_one: '{{count}} new language',
  languages_other: '{{count}} new languages',
  both: '{{technologies}}, {{languages}}',
  nothing: 'Nothing has changed',
  nothingHint: 'Choose a use case or a language that you do not have yet.',
  kept: 'What you already have does not change.',
  new: 'New',
  newTechnology: 'New technology',
  noLanguage: 'No language needed',
  review:
    'We review the request before delivery. You will see it as <state>Requested</state> in the list until then, and only one request can be open at a time.',
  automatic:
    'Requests are approved automatically here. What is installed is delivered as soon as you confirm.',
} as const

const frFR = {
  technologies_one: '{{count}} nouvelle technologie',
  technologies_many: '{{count}} nouvelles technologies',
  technologies_other: '{{count}} nouvelles technologies',
  languages_one: '{{count}} nouvelle langue',
  languages_many: '{{count}} nouvelles langues',
  languages_other: '{{count}} nouvelles langues',
  both: '{{technologies}}, {{languages}}',
  nothing: 'Rien n’a changé',
  nothingHint: 'Choisissez un cas d’usage ou une langue que vous n’avez pas encore.',
  kept: 'Ce que vous avez déjà ne change pas.',
  new: 'Nouvelle',
  newTechnology: 'Nouvelle technologie',
  noLanguage: 'Aucune langue requise',
  review:
    'Nous examinons la demande avant la livraison. D’ici là, elle apparaît comme <state>Demandée</state> dans la liste. Une seule demande peut être ouverte à la fois.',
  automatic:
    'Ici, les demandes sont approuvées automatiquement. Ce qui est installé est livré dès que vous confirmez.',
} satisfies Messages<typeof enUS>

export const recapMessages = defineMessages('forms.recap', { 'en-US': enUS, 'fr-FR': frFR })
