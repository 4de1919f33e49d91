import { type Client, createClient, joinUrl, memorySession } from '@saywright/api/client'
import { ApiError } from '@saywright/api/contract'
import type { Locale } from '@saywright/grammar'
import { CommandFailure } from '../CommandFailure.js'
import { exitCode } from '../exitCode.js'
import type { Terminal } from '../Terminal.js'

/** The variable that holds the access token: arguments are seen by all processes of a machine. */
export const tokenVariable = 'SAYWRIGHT_TOKEN'

/**
 * A client of the server at an address such as `https://studio.example.com`.
 *
 * @throws CommandFailure when that is no address, and when there is no access token.
 */
export function connect(address: string, { environment }: Terminal, locale: Locale): Client {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new CommandFailure('server.address', { address })
  const token = environment[tokenVariable]
  if (!token) throw new CommandFailure('server.noToken', { variable: tokenVariable })
  return createClient({
    baseUrl: joinUrl(address, 'api'),
    session: memorySession(token),
    locale: () => locale,
  })
}

/** What a failed call means for who called the command; whatever else was thrown is thrown again. */
export function serverFailure(thrown: unknown, server: string): CommandFailure {
  if (!(thrown instanceof ApiError)) throw thrown
  const { kind, status, serverMessage } = thrown
  if (serverMessage) return new CommandFailure('server.refused', { reason: serverMessage }, exitCode.refused)
  if (kind === 'network') return new CommandFailure('server.unreached', { server }, exitCode.refused)
  if (kind === 'timeout') return new CommandFailure('server.silent', { server }, exitCode.refused)
  return new CommandFailure('server.unusable', { server, status }, exitCode.refused)
}
