export { libraryName, rulesOf } from './rulesOf.js'
export { type LibraryLanguage, type LibrarySubject, libraryLanguages, librarySubjects } from './sources.js'
