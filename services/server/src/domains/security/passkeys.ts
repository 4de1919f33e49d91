import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  makePasskeyOptions,
  type Passkey,
  renamePasskey,
} from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { enqueueMail } from '../../mail/enqueueMail.js'
import { saveChallenge } from '../../security/challenges.js'
import { requireSelf } from '../../security/liveSession.js'
import { lockAccount } from '../../security/lockAccount.js'
import { timestamp } from '../../store/timestamp.js'
import { isUniqueViolation } from '../../store/uniqueViolation.js'
import type { Transaction } from '../../transaction/transaction.js'
import { bind } from '../shared/call.js'
import { accountOf } from '../shared/people/accounts.js'
import { publishAccount } from '../shared/people/publishAccount.js'
import { relyingParty, supportedAlgorithmIDs, verifyCreated } from './passkeyCredentials.js'

interface PasskeyRow {
  readonly id: number
  readonly name: string
  readonly created_at: string
  readonly last_used_at: string | null
}

const passkeyResponse = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at,
  last_used_at,
})

function requireRoom({ limits }: Pick<Transaction, 'limits'>, count: number): void {
  if (count >= limits.passkeysPerAccount) throw new ApiFailure('not_possible')
}

export const makePasskeyOptionsRoute = bind(makePasskeyOptions, async ({ context, session }) => {
  const { accountId } = session
  const account = await accountOf(context.database, accountId)
  const known = await context.database
    .selectFrom('passkey')
    .select(['credential_key', 'transports_json'])
    .where('account_id', '=', accountId)
    .execute()
  requireRoom(context, known.length)
  const { id: rpID, name: rpName } = relyingParty(context)
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: account.email,
    userDisplayName: `${account.first_name} ${account.last_name}`.trim(),
    userID: Uint8Array.from(Buffer.from(`account ${accountId}`)),
    excludeCredentials: known.map(({ credential_key }) => ({ id: credential_key })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs,
  })
  await context.transaction((transaction) =>
    saveChallenge(transaction, { purpose: 'passkey_create', value: options.challenge, accountId }),
  )
  return options
})

export const addPasskeyRoute = bind(addPasskey, async ({ context, body, session, ip }) => {
  const { accountId } = session
  const { id, publicKey, counter } = await verifyCreated(context, accountId, body.credential)
  await context
    .transaction(async (transaction) => {
      await lockAccount(transaction, accountId)
      // Options are given out before they are used: more of them may come than there is room for.
      const { count } = await transaction.database
        .selectFrom('passkey')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      requireRoom(transaction, count)
      await transaction.database
        .insertInto('passkey')
        .values({
          account_id: accountId,
          credential_key: id,
          public_key: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports_json: JSON.stringify(body.credential.response.transports ?? []),
          name: body.name.trim(),
          created_at: timestamp(context),
        })
        .execute()
      await writeAudit(transaction, { action: 'account.passkey_added', accountId, ip })
      const account = await accountOf(transaction.database, accountId)
      await enqueueMail(transaction, account, { template: 'passkey_added' })
      publishAccount(transaction, accountId)
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? new ApiFailure('already_exists', { cause: error }) : error
    })
  return undefined
})

export const listPasskeysRoute = bind(listPasskeys, async ({ context, session }) => {
  const rows = await context.database
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', session.accountId)
    .orderBy('id')
    .execute()
  return { data: rows.map(passkeyResponse), total: rows.length }
})

export const renamePasskeyRoute = bind(renamePasskey, async (call) => {
  const { context, params, body, session } = call
  requireSelf(session)
  const name = body.name.trim()
  await context.transaction(async (transaction) => {
    const { numUpdatedRows } = await transaction.database
      .updateTable('passkey')
      .set({ name })
      .where('id', '=', params.id)
      .where('account_id', '=', session.accountId)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new ApiFailure('not_found')
    await writeAudit(transaction, { action: 'account.passkey_renamed', ...actorOf(call), values: { name } })
  })
  return undefined
})

export const deletePasskeyRoute = bind(deletePasskey, async ({ context, params, session, ip }) => {
  const { accountId } = session
  await context.transaction(async (transaction) => {
    const { numDeletedRows } = await transaction.database
      .deleteFrom('passkey')
      .where('id', '=', params.id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new ApiFailure('not_found')
    await writeAudit(transaction, { action: 'account.passkey_removed', accountId, ip })
    const account = await accountOf(transaction.database, accountId)
    await enqueueMail(transaction, account, { template: 'passkey_removed' })
    publishAccount(transaction, accountId)
  })
  return undefined
})
