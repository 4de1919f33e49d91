import type { Locale } from '../page/locales.js'

const enUS = {
  site: 'Documentation',
  skip: 'Skip to the text',
  menu: 'Pages',
  onThisPage: 'On this page',
  search: 'Search',
  searchPlaceholder: 'Search, for example “repeat”',
  results: 'Results',
  found: '{{count}} results for “{{query}}”',
  foundOne: '1 result for “{{query}}”',
  foundNone: 'Nothing found for “{{query}}”. Try another word.',
  searchFailed: 'The search could not be loaded. Try again in a moment.',
  language: 'Language',
  theme: 'Appearance',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  console: 'Open the console',
  previous: 'Previous',
  next: 'Next',
  copy: 'Copy',
  copied: 'Copied',
  pages: 'Before and after this page',
}

export type SiteMessages = typeof enUS

const frFR: SiteMessages = {
  site: 'Documentation',
  skip: 'Aller au texte',
  menu: 'Pages',
  onThisPage: 'Sur cette page',
  search: 'Rechercher',
  searchPlaceholder: 'Rechercher, par exemple « répétition »',
  results: 'Résultats',
  found: '{{count}} résultats pour « {{query}} »',
  foundOne: '1 résultat pour « {{query}} »',
  foundNone: 'Aucun résultat pour « {{query}} ». Essayez un autre mot.',
  searchFailed: 'La recherche n’a pas pu être chargée. Réessayez dans un instant.',
  language: 'Langue',
  theme: 'Apparence',
  themes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre', contrast: 'Contraste élevé' },
  console: 'Ouvrir la console',
  previous: 'Page précédente',
  next: 'Page suivante',
  copy: 'Copier',
  copied: 'Copié',
  pages: 'Pages voisines',
}

export const siteMessages: Readonly<Record<Locale, SiteMessages>> = { 'en-US': enUS, 'fr-FR': frFR }
