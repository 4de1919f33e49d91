import {
  addPasskey,
  listPasskeys,
  makePasskeyLoginOptions,
  makePasskeyOptions,
} from '@saywright/api/contract'
import { Authenticator } from './authenticator.js'
import type { TestPerson } from './people.js'
import type { TestServer } from './testServer.js'

/** Adds a passkey to an account. */
export async function aPasskeyOf({ context }: TestServer, { client }: TestPerson) {
  const authenticator = new Authenticator()
  const { challenge } = await client.send(makePasskeyOptions)
  const origin = context.consoleUrl()
  const { hostname: domain } = new URL(origin)
  const credential = authenticator.create({ challenge, origin, domain })
  await client.send(addPasskey, { body: { name: 'Laptop', credential } })
  const { data } = await client.send(listPasskeys)
  return { authenticator, id: data.at(-1)!.id }
}

/** The response of the device to a request for a passkey. */
export async function assertionOf({ context, client }: TestServer, authenticator: Authenticator) {
  const { challenge } = await client().send(makePasskeyLoginOptions)
  return authenticator.use({ challenge, origin: context.consoleUrl() })
}
