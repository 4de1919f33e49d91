import { defineMessages, type Messages } from '@saywright/ui/i18n'

const enUS = {
  name: 'Organization name',
  nameFree: 'No other organization has this name.',
  nameTaken: 'Another organization already has this name.',
  area: 'Geographic area',
  industry: 'Industry',
  subIndustry: 'Sub-industry',
  subIndustryNeedsIndustry: 'Choose an industry first.',
  subIndustryNone: 'This industry has no sub-industries.',
  activity: 'Business activity',
  size: 'Size, in employees',
  sizeAlone: 'Size',
  sizeOf: '{{size}} employees',
  search: 'Type to search',
  notGiven: 'Not given',
} as const

const frFR = {
  name: 'Nom de l’organisation',
  nameFree: 'Aucune autre organisation ne porte ce nom.',
  nameTaken: 'Une autre organisation porte déjà ce nom.',
  area: 'Zone géographique',
  industry: 'Secteur',
  subIndustry: 'Sous-secteur',
  subIndustryNeedsIndustry: 'Choisissez d’abord un secteur.',
  subIndustryNone: 'Ce secteur n’a pas de sous-secteur.',
  activity: 'Activité',
  size: 'Effectif, en personnes',
  sizeAlone: 'Effectif',
  sizeOf: '{{size}} personnes',
  search: 'Tapez pour chercher',
  notGiven: 'Non renseigné',
} satisfies Messages<typeof enUS>

export const organizationMessages = defineMessages('forms.organization', { 'en-US': enUS, 'fr-FR': frFR })
