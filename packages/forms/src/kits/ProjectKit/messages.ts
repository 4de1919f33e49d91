import { defineMessages, type Messages } from '@saywright/ui/i18n'

const enUS = {
  title: 'Title',
  organization: 'Organization',
  status: 'Phase',
  noStatus: 'Not given',
  version: 'VDK version',
  categories: 'Device categories',
  systems: 'Operating systems',
  electronic: 'Processor',
  endUser: 'End users',
  environment: 'Use environment',
  comment: 'Description',
  commentHint: 'Who speaks, to what, and where. It helps us to prepare the right models.',
  choose: 'Choose',
  chooseSeveral: 'Choose one or more',
} as const

const frFR = {
  title: 'Titre',
  organization: 'Organisation',
  status: 'Phase',
  noStatus: 'Non renseigné',
  version: 'Version du VDK',
  categories: 'Catégories d’appareils',
  systems: 'Systèmes d’exploitation',
  electronic: 'Processeur',
  endUser: 'Utilisateurs finaux',
  environment: 'Environnement d’utilisation',
  comment: 'Description',
  commentHint: 'Qui parle, à quoi et où. Cela nous aide à préparer les bons modèles.',
  choose: 'Choisir',
  chooseSeveral: 'Choisir une ou plusieurs valeurs',
} satisfies Messages<typeof enUS>

export const projectMessages = defineMessages('forms.project', { 'en-US': enUS, 'fr-FR': frFR })
