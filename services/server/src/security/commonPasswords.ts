import { ApiFailure } from '@saywright/http'
import { commonOthers, commonWords } from '../data/commonPasswords.js'

const written: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '!': 'i',
  '5': 's',
}

const words: ReadonlySet<string> = new Set(commonWords)
const others: ReadonlySet<string> = new Set(commonOthers)

/** Whether a password is a common word with a few digits and signs around it, or one of the other common ones. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  if (others.has(lower)) return true
  // "P@ssw0rd123!" without its end; a sign or digit within the word stands for a letter.
  const ending = /[^a-z]*$/.exec(lower)?.[0].length ?? 0
  const beginning = /^[^a-z@$]*/.exec(lower)?.[0].length ?? 0
  const word = lower.slice(beginning, lower.length - ending)
  return words.has(word) || words.has([...word].map((letter) => written[letter] ?? letter).join(''))
}

/** @throws ApiFailure `common_password`: the rule alone lets through what is tried first. */
export function requireUncommon(password: string): void {
  if (isCommonPassword(password)) throw new ApiFailure('common_password')
}
