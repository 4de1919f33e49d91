import { type Client, type ClientOptions, createClient } from '../client/createClient.js'
import { memorySession } from '../client/session.js'
import type { FakeTransport } from './fakeTransport.js'

/** A client of a fake server with someone logged in, that neither waits nor tries again. */
export function aClient(transport: FakeTransport, options: Omit<ClientOptions, 'transport'> = {}): Client {
  return createClient({ session: memorySession('a-token'), retry: { times: 0 }, ...options, transport })
}
