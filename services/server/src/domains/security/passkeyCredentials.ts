import type { createdCredential, usedCredential, ValueOf } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Context } from '../../context.js'
import { takeChallenge } from '../../security/challenges.js'
import { timestamp } from '../../store/timestamp.js'

/** The relying party of passkeys: the console, whose host a passkey belongs to. */
export function relyingParty(context: Context) {
  const { origin, hostname } = new URL(context.consoleUrl())
  return { id: hostname, name: context.config.brandName, origin }
}

/**
 * Signature algorithms of new passkeys by their COSE identifiers: Ed25519, ES256 and RS256. ML-DSA, which the library would add, is
 * experimental in Node.
 * @see https://www.iana.org/assignments/cose/cose.xhtml#algorithms
 */
export const supportedAlgorithmIDs = [-8, -7, -257]

interface NewCredential {
  readonly id: string
  readonly publicKey: Uint8Array
  readonly counter: number
}

/** @throws ApiFailure `passkey_refused` for a response to another challenge, of another site, or without the person's consent. */
export async function verifyCreated(
  context: Context,
  accountId: number,
  response: ValueOf<typeof createdCredential>,
): Promise<NewCredential> {
  const { id, origin } = relyingParty(context)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // The contract has checked its shape.
      response: response as RegistrationResponseJSON,
      expectedChallenge: async (challenge) =>
        (await takeChallenge(context, 'passkey_create', challenge, accountId)) !== undefined,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    })
    if (!verified) throw new ApiFailure('passkey_refused')
    return registrationInfo.credential
  } catch (error) {
    throw apiFailureOf(error)
  }
}

/**
 * @returns the passkey, and the account that it logs in to.
 * @throws ApiFailure `passkey_refused`, also for a counter that went back: someone has a copy of the key.
 */
export async function verifyUsed(
  context: Context,
  response: ValueOf<typeof usedCredential>,
): Promise<{ readonly accountId: number; readonly passkeyId: number }> {
  const row = await context.database
    .selectFrom('passkey')
    .selectAll()
    .where('credential_key', '=', response.id)
    .executeTakeFirst()
  if (!row) throw new ApiFailure('passkey_refused')
  const { id, origin } = relyingParty(context)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: async (challenge) =>
        (await takeChallenge(context, 'passkey_login', challenge)) !== undefined,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: row.credential_key,
        publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
    })
    if (!verified) throw new ApiFailure('passkey_refused')
    await context.transaction((transaction) =>
      transaction.database
        .updateTable('passkey')
        .set({ counter: authenticationInfo.newCounter, last_used_at: timestamp(transaction) })
        .where('id', '=', row.id)
        .execute(),
    )
    return { accountId: row.account_id, passkeyId: row.id }
  } catch (error) {
    throw apiFailureOf(error)
  }
}

/** The library throws an error of its own for each thing that can be wrong; a fault of ours is not one of them. */
function apiFailureOf(error: unknown): unknown {
  const isOurs = error instanceof ApiFailure || (error as { code?: unknown }).code !== undefined
  return isOurs ? error : new ApiFailure('passkey_refused', { cause: error })
}
