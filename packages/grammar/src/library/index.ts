export { guessLanguage } from './guessLanguage.js'
export { libraryName, type RulesOfLanguage, rulesOf } from './rulesOf.js'
export { type LibraryLanguage, type LibrarySubject, libraryLanguages, librarySubjects } from './sources.js'
