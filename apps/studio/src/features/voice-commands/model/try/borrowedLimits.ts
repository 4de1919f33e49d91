import { limits } from '@saywright/api/contract'

/** What a grammar of a language that borrows its sounds may have, for sentences. */
export const borrowedLimits = { maxWords: limits.borrowedWords, maxChoices: limits.borrowedChoices }
