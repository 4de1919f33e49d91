import type { LibraryLanguage } from './sources.js'

/** Regions that say something otherwise than the library has it for a language without a region; all others say it as that. */
export const libraryRegions: Readonly<Record<LibraryLanguage, readonly string[]>> = {
  // "Half seven"; "ten after seven".
  en: ['GB', 'IE', 'US', 'CA'],
  // "Septante", "huitante" and "nonante"; "moins quart".
  fr: ['BE', 'CH', 'CA'],
  // "Jänner" and "viertel drei"; "Viertel ab drei".
  de: ['AT', 'CH'],
  // "Un cuarto para las tres"; of these Mexico and the United States write 12,000 and 3.14.
  es: ['MX', 'US', 'CO', 'CL'],
  it: [],
  // "'s Namiddags".
  nl: ['BE'],
}
