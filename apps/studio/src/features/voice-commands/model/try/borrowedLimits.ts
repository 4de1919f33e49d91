import { limits } from '@saywright/api/contract'

/** The limits of a grammar in a language that borrows its sounds, for sentences. */
export const borrowedLimits = { maxWords: limits.borrowedWords, maxChoices: limits.borrowedChoices }
