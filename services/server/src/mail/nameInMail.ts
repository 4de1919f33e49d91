import { limits } from '@saywright/api/contract'

const breaks = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
// Directions that turn what follows, and signs that nobody sees; the two joiners belong to words of some scripts.
const invisible = /(?![\u200c\u200d])\p{Cf}/gu
const schemes = /\b[a-z][a-z\d+.-]*:\/\/|\bwww\./giu
const joins = /(?<=\S)([.:/@])(?=\S)/gu

/**
 * A name that somebody chose, as it may stand in a mail to somebody else, whatever is stored: one line, no longer than names
 * are, without the beginning of a web address.
 */
export function nameInMail(value: string): string {
  const line = value.replace(breaks, ' ').replace(invisible, '').replace(schemes, '').trim()
  const characters = [...line]
  const { nameMaxCharacters } = limits
  return characters.length > nameMaxCharacters ? `${characters.slice(0, nameMaxCharacters).join('')}…` : line
}

/**
 * The same text with nothing of which a mail program makes a link by itself, as of `example.com`: a space without width
 * stands in every address.
 */
export const withoutLinks = (text: string) => text.replace(joins, '$1\u200b')
