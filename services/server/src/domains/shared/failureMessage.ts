import type { Locale } from '@saywright/api/contract'
import type { ApiFailure } from '@saywright/http'
import type { Limits } from '../../config.js'
import { fill, messagesOf } from '../../messages/messagesOf.js'

const minute = 60

/** The sentence of a failure; `token_refused` is that of `disconnected` for a program. */
export function failureMessage(
  { code, details }: { readonly code: ApiFailure['code'] | 'token_refused' } & Pick<ApiFailure, 'details'>,
  limits: Limits,
  locale: Locale,
): string {
  const { retryAfterSeconds = minute } = details
  // A minute and more is for anyone who tried too often; seconds are for anyone who does too much at this moment.
  const isForNow = code === 'too_many' && retryAfterSeconds < minute
  return fill(messagesOf(locale).failures[isForNow ? 'too_much_at_once' : code], {
    ...quantitiesOf(ownLimits(limits, details.errors), locale),
    minutes: Math.max(1, Math.ceil(retryAfterSeconds / minute)),
    wait: retryAfterSeconds,
    seconds: limits.audioMaxSeconds,
    words: details.errors?.words ?? '',
    models: details.errors?.models ?? '',
  })
}

/** The limits with those that one owner has by itself, which a refusal names. */
function ownLimits(limits: Limits, said: Readonly<Record<string, string>> = {}): Limits {
  const own = Object.entries(said).filter(([name, most]) => name in limits && Number(most) > 0)
  return { ...limits, ...Object.fromEntries(own.map(([name, most]) => [name, Number(most)])) }
}

/** The limits by their names, written as the language writes numbers. */
function quantitiesOf(limits: Limits, locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(limits).map(([name, value]) => [name, value.toLocaleString(locale)]),
  )
}
