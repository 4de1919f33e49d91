import { type FailureCode, failureStatuses, type Locale, limits } from '@saywright/api/contract'
import { fill, messagesOf } from '../../messages/messagesOf.js'

/** Why a task failed, as the sentence of an `ApiFailure` where it was one; anything else is unchanged. */
export function failureSentence(failure: string, locale: Locale): string {
  const [code = '', ...details] = failure.split('; ')
  if (!Object.hasOwn(failureStatuses, code)) return failure
  const words = details.find((detail) => detail.startsWith('words: '))?.slice('words: '.length) ?? ''
  const seconds = limits.audioMaxSeconds
  return fill(messagesOf(locale).failures[code as FailureCode], { words, seconds, minutes: 1 })
}
