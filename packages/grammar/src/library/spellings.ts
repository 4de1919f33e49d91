import { spelling as de } from './de/spelling.js'
import { spelling as en } from './en/spelling.js'
import { spelling as es } from './es/spelling.js'
import { spelling as fr } from './fr/spelling.js'
import { spelling as it } from './it/spelling.js'
import { spelling as nl } from './nl/spelling.js'
import type { LibraryLanguage } from './sources.js'
import type { NumberSpelling } from './spell/NumberSpelling.js'

/** How numbers are written out, by language; in a region of `libraryRegions`, or in none of them. */
export const spellings: Readonly<Record<LibraryLanguage, (region?: string) => NumberSpelling>> = {
  en: () => en,
  fr,
  de: () => de,
  es,
  it: () => it,
  nl: () => nl,
}
