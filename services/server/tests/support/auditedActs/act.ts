import type { BodyOf, Endpoint } from '@saywright/api/contract'
import type { AccessFixture } from '../accessFixture.js'
import type { IdentityProvider } from '../identityProvider.js'
import type { TestServer } from '../testServer.js'

/** Where an act that the log records is done. */
export interface ActPlace {
  readonly server: TestServer
  /** One project with something of everything in it. What an act ends is made for it alone. */
  readonly fixture: AccessFixture
  readonly provider: IdentityProvider
}

/** Prepares a call, and returns the function that makes it: the preparation leaves entries of its own. */
export type Act = (place: ActPlace) => Promise<() => Promise<unknown>>

/** The body that the contract gives as an example of a call. */
export const exampleBody = <E extends Endpoint>({ example }: E): BodyOf<E> => example.body as BodyOf<E>
