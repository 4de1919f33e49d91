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

const most = 10_000

/** The commonest passwords of all, which weigh a few hundred kilobytes: read when the first password is chosen. */
const commonest = (): Promise<ReadonlySet<string>> => (reading ??= read())
let reading: Promise<ReadonlySet<string>> | undefined

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'].slice(0, most), ...commonWords, ...commonOthers])
}

/** Whether a password is a common one, or one with a few digits and signs around it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonest()
  const lower = password.toLowerCase()
  if (common.has(lower)) return true
  // "P@ssw0rd123!" without its end; a sign or digit within the word replaces a letter.
  const end = lower.split('').findLastIndex((letter) => /[a-z]/.test(letter)) + 1
  const beginning = /^[^a-z@$]*/.exec(lower)?.[0].length ?? 0
  const word = lower.slice(beginning, Math.max(beginning, end))
  return common.has(word) || common.has([...word].map((letter) => written[letter] ?? letter).join(''))
}

/** @throws ApiFailure `common_password`: the requirements alone accept passwords that attackers try first. */
export async function requireUncommon(password: string): Promise<void> {
  if (await isCommonPassword(password))
    throw new ApiFailure('common_password', { errors: { password: 'commonPassword' } })
}
