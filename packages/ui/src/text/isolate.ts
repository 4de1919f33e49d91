/** The blocks of Unicode whose letters are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A text of others as it may stand in a sentence: one with letters from right to left stands between signs that keep it from
 * turning the quotation marks and figures around it.
 *
 * @see Unicode Standard Annex 9: FIRST STRONG ISOLATE to POP DIRECTIONAL ISOLATE.
 */
export const isolate = (value: string): string => (rightToLeft.test(value) ? `\u2068${value}\u2069` : value)
