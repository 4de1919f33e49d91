import { limits } from '@saywright/api/contract'

const breaks = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
// Marks that change the direction of what follows, and invisible characters; the two joiners belong to words of some
// scripts.
const invisible = /(?![\u200c\u200d])\p{Cf}/gu
const webHosts = /\bwww\./giu
const ofScheme = /[a-z\d+.-]/iu
const joins = /(?<=\S)([.:/@])(?=\S)/gu

/**
 * A name chosen by a user, made safe for a mail to another person, whatever is stored: one line, within the limit of names,
 * without the beginning of a web address.
 */
export function nameInMail(value: string): string {
  const shown = value.replace(breaks, ' ').replace(invisible, '')
  const line = withoutSchemes(shown).replace(webHosts, '').trim()
  const characters = [...line]
  const { nameMaxCharacters } = limits
  return characters.length > nameMaxCharacters ? `${characters.slice(0, nameMaxCharacters).join('')}…` : line
}

/** Without `https://` and its like. A loop: an expression would try each letter of a long name as the first of a scheme. */
function withoutSchemes(text: string): string {
  const parts = text.split('://')
  const last = parts.pop() ?? ''
  const kept = parts.map((part) => {
    let end = part.length
    while (end > 0 && ofScheme.test(part.charAt(end - 1))) end--
    return part.slice(0, end)
  })
  return [...kept, last].join('')
}

/**
 * The same text without anything that a mail program turns into a link, such as `example.com`: every address has a
 * zero-width space.
 */
export const withoutLinks = (text: string) => text.replace(joins, '$1\u200b')
