import type { BodyOf } from '../contract/kernel/endpoint.js'
import { limits } from '../contract/limits.js'
import { pushLog } from '../contract/technical/calls.js'
import type { Client } from './createClient.js'

type Level = NonNullable<BodyOf<typeof pushLog>['level']>

/**
 * Writes lines to the log of the server, for non-fatal anomalies such as a missing translation.
 * @returns a function that takes a line. It sends each distinct line once, only while a user is signed in,
 * shows nothing and never throws.
 */
export function createLogPush(client: Client): (message: string, level?: Level) => void {
  const pushed = new Set<string>()
  return (text, level = 'warning') => {
    const message = text.trim().slice(0, limits.messageMaxCharacters)
    if (message === '' || client.session.token() === undefined) return
    if (pushed.has(message) || pushed.size >= limits.reportedErrors) return
    pushed.add(message)
    client.send(pushLog, { body: { level, message }, isFailureShown: true }).catch(() => {})
  }
}
