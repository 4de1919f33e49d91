// White space, controls, what Unicode lets fonts leave out (fillers of Hangul among it), and the blank pattern of Braille.
const unseen = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a text has visible characters. */
export const isVisible = (value: string) => value.replace(unseen, '') !== ''

// The joiners spell words of Indic and Arabic scripts and make one picture of several; tags make flags.
const joiners = /\u200c|\u200d|[\u{e0020}-\u{e007f}]/gu
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufff9-\ufffb]|(?=\p{Default_Ignorable_Code_Point})[\p{Cf}\p{Lo}]/u

/**
 * Whether a text has invisible characters: controls, marks and overrides of direction, spaces without width, fillers.
 * Joiners do not count, nor selectors of variants, which belong to words and pictures.
 */
export const hasHidden = (value: string) => hidden.test(value.replace(joiners, ''))

/** A text of others without its hidden characters; a line break becomes a space. */
export const withoutHidden = (value: string) =>
  value
    .replace(/[\s\p{Zl}\p{Zp}]/gu, ' ')
    .replace(new RegExp(`(?!${joiners.source})(?:${hidden.source})`, 'gu'), '')
