import { sources as de } from './de/sources.js'
import { sources as en } from './en/sources.js'
import { sources as es } from './es/sources.js'
import { sources as fr } from './fr/sources.js'
import { sources as it } from './it/sources.js'
import { sources as nl } from './nl/sources.js'

/** BCP 47 tags of the languages that have a library. */
export const libraryLanguages = ['en', 'fr', 'de', 'es', 'it', 'nl'] as const
export type LibraryLanguage = (typeof libraryLanguages)[number]

export const librarySubjects = ['numbers', 'dates', 'times', 'durations', 'answers', 'letters'] as const
export type LibrarySubject = (typeof librarySubjects)[number]

/** The grammars of the library, by language; by subject as they are in a region of `libraryRegions`, or in none of them. */
export const sources: Readonly<
  Record<LibraryLanguage, (region?: string) => Readonly<Record<LibrarySubject, string>>>
> = { en, fr, de, es, it, nl }
