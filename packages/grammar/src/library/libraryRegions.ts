import type { LibraryLanguage } from './sources.js'

/** Regions that say something otherwise than the library has it for a language without a region; all others say it as that. */
export const libraryRegions: Readonly<Record<LibraryLanguage, readonly string[]>> = {
  en: [],
  // Septante, huitante and nonante.
  fr: ['BE', 'CH'],
  de: [],
  es: [],
  it: [],
  nl: [],
}
