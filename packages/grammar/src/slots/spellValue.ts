import { normalizeWord } from '../syntax/normalizeWord.js'

const plainWord = /^[\p{L}\p{M}\p{N}'’_.-]+$/u
const unquotable = /["\r\n]/u
const spoken = /[\p{L}\p{N}]/u

/**
 * Spells a value for a grammar: one word unchanged, several words or unusual ones in quotes; `undefined` for a value without
 * words.
 */
export function spellValue(value: string): string | undefined {
  const text = value.trim().replace(/\s+/gu, ' ')
  if (unquotable.test(text) || !spoken.test(text)) return undefined
  return isWord(text) ? text : `"${text}"`
}

/**
 * Spells words of a sentence for a grammar; `undefined` without words, or for a character that is not a word.
 */
export function spellWords(words: string): string | undefined {
  const parts = words.trim().split(/\s+/u)
  return parts.every(isWord) ? parts.join(' ') : undefined
}

function isWord(text: string): boolean {
  return plainWord.test(text) && spoken.test(text) && normalizeWord(text) !== '' && text !== 'PRONAS'
}
