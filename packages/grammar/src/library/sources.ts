import { numbers as deNumbers } from './de/numbers.js'
import { numbers as enNumbers } from './en/numbers.js'
import { numbers as esNumbers } from './es/numbers.js'
import { numbers as frNumbers } from './fr/numbers.js'
import { numbers as itNumbers } from './it/numbers.js'
import { numbers as nlNumbers } from './nl/numbers.js'

/** BCP 47 tags of the languages that have a library. */
export const libraryLanguages = ['en', 'fr', 'de', 'es', 'it', 'nl'] as const
export type LibraryLanguage = (typeof libraryLanguages)[number]

export const librarySubjects = ['numbers'] as const
export type LibrarySubject = (typeof librarySubjects)[number]

/** The grammars of the library, by language and subject. */
export const sources: Readonly<Record<LibraryLanguage, Readonly<Record<LibrarySubject, string>>>> = {
  en: { numbers: enNumbers },
  fr: { numbers: frNumbers },
  de: { numbers: deNumbers },
  es: { numbers: esNumbers },
  it: { numbers: itNumbers },
  nl: { numbers: nlNumbers },
}
