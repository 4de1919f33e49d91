import { normalizeWord } from '../syntax/normalizeWord.js'

const plainWord = /^[\p{L}\p{M}\p{N}'’_.-]+$/u
const unquotable = /["\r\n]/u
const spoken = /[\p{L}\p{N}]/u

/** A value as a grammar writes it: one word as it is, several or unusual ones between quotes; undefined where nothing is said. */
export function spellValue(value: string): string | undefined {
  const text = value.trim().replace(/\s+/gu, ' ')
  if (unquotable.test(text) || !spoken.test(text)) return undefined
  return isWord(text) ? text : `"${text}"`
}

/** Words as a grammar writes them beside each other; undefined where nothing is said, or where a sign is no word. */
export function spellWords(words: string): string | undefined {
  const parts = words.trim().split(/\s+/u)
  return parts.every(isWord) ? parts.join(' ') : undefined
}

function isWord(text: string): boolean {
  return plainWord.test(text) && spoken.test(text) && normalizeWord(text) !== '' && text !== 'PRONAS'
}
