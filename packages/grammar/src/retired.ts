import { maxChoices } from './export/maxChoices.js'
import { maxImportedCharacters, maxImportedGrammars } from './imports/ImportLimits.js'
import { maxComparedSentences } from './sound/confusablePairs.js'

/** @deprecated Use `maxChoices`. */
export const mostChoices = maxChoices

/** @deprecated Use `maxImportedCharacters`. */
export const mostImportedCharacters = maxImportedCharacters

/** @deprecated Use `maxImportedGrammars`. */
export const mostImportedGrammars = maxImportedGrammars

/** @deprecated Use `maxComparedSentences`. */
export const mostComparedSentences = maxComparedSentences
