import type { Locale } from '../catalogue/locales.js'
import { accountHeader } from '../contract/kernel/accountHeader.js'
import type { Call } from './call.js'
import { joinUrl, pathWithQuery } from './input.js'
import type { OutgoingCall } from './middleware/middleware.js'

interface Sender {
  readonly baseUrl: string
  /** Of the client. */
  readonly id: string
  readonly accountId: () => number | undefined
  readonly locale?: (() => Locale) | undefined
  readonly forcedLanguage?: (() => Locale | undefined) | undefined
  readonly source?: string | undefined
}

/** The request of a call: its address and its headers, which say who sends it. */
export function createRequest(sender: Sender, call: OutgoingCall): Call {
  const { endpoint, input, token, signal } = call
  const locale = sender.locale?.()
  const forced = sender.forcedLanguage?.()
  const account = sender.accountId()
  return {
    endpoint,
    params: input.params ?? {},
    query: input.query,
    body: input.body,
    url: joinUrl(sender.baseUrl, pathWithQuery(endpoint, input)),
    headers: {
      ...(endpoint.responseKind === 'json' && { Accept: 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(token && account !== undefined && { [accountHeader]: String(account) }),
      ...(locale && { 'Accept-Language': locale }),
      ...(forced && { 'X-Forced-Language': forced }),
      ...(sender.source && { 'X-Source': sender.source }),
      ...(endpoint.method !== 'GET' && { 'X-Client-Id': sender.id }),
      ...call.streamHeaders,
    },
    signal,
    onProgress: input.onProgress,
  }
}
