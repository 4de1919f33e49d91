import { deleteTotp, getSecurity, makeRecoveryCodes, startTotp, verifyTotp } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeAudit } from '../../audit/writeAudit.js'
import { enqueueMail } from '../../mail/enqueueMail.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { accountOf } from '../shared/people/accounts.js'
import { publishAccount } from '../shared/people/publishAccount.js'
import { countRecoveryCodes, makeRecoveryCodes as newCodes } from './recoveryCodes.js'
import { checkSecondFactor, encryptSecret, findTotp, newSecret, otpAddress } from './totp.js'

export const getSecurityRoute = bind(getSecurity, async ({ context, params }) => {
  const { database } = context
  const account = await accountOf(database, params.id)
  const totp = await findTotp(context, params.id)
  const passkeys = await database
    .selectFrom('passkey')
    .select('id')
    .where('account_id', '=', params.id)
    .execute()
  const identities = await database
    .selectFrom('identity')
    .select('provider')
    .where('account_id', '=', params.id)
    .orderBy('provider')
    .execute()
  return {
    has_password: account.password_hash !== '',
    totp: totp?.is_confirmed ? { created_at: totp.created_at, last_used_at: totp.last_used_at } : null,
    recovery_codes_left: totp?.is_confirmed ? await countRecoveryCodes(context, params.id) : 0,
    passkeys: passkeys.length,
    providers: identities.map(({ provider }) => provider),
  }
})

export const startTotpRoute = bind(startTotp, async ({ context, params }) => {
  const { email } = await accountOf(context.database, params.id)
  const secret = newSecret()
  const row = {
    secret_sealed: encryptSecret(context, params.id, secret),
    is_confirmed: false,
    last_step: 0,
    created_at: timestamp(context),
  }
  // One statement: a second factor that is on cannot be replaced by a call beside the one that switches it on.
  const { numInsertedOrUpdatedRows } = await context.transaction(({ database }) =>
    database
      .insertInto('totp')
      .values({ account_id: params.id, ...row })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet(row).where('totp.is_confirmed', '=', false),
      )
      .executeTakeFirst(),
  )
  if (numInsertedOrUpdatedRows !== 1n) throw new ApiFailure('not_possible')
  return { secret, url: otpAddress(context, email, secret) }
})

export const verifyTotpRoute = bind(verifyTotp, async ({ context, params, body, ip }) => {
  const totp = await findTotp(context, params.id)
  if (!totp || totp.is_confirmed) throw new ApiFailure('not_possible')
  await checkSecondFactor(context, params.id, body.code)
  const recovery_codes = await context.transaction(async (transaction) => {
    const { numUpdatedRows } = await transaction.database
      .updateTable('totp')
      .set({ is_confirmed: true })
      .where('id', '=', totp.id)
      .where('is_confirmed', '=', false)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new ApiFailure('not_possible')
    await writeAudit(transaction, { action: 'account.second_factor_on', accountId: params.id, ip })
    const account = await accountOf(transaction.database, params.id)
    await enqueueMail(transaction, account, { template: 'second_factor_on' })
    publishAccount(transaction, params.id)
    return newCodes(transaction, params.id)
  })
  return { recovery_codes }
})

export const makeRecoveryCodesRoute = bind(makeRecoveryCodes, async ({ context, params, ip }) => {
  const totp = await findTotp(context, params.id)
  if (!totp?.is_confirmed) throw new ApiFailure('not_possible')
  const recovery_codes = await context.transaction(async (transaction) => {
    await writeAudit(transaction, {
      action: 'account.recovery_codes_made',
      accountId: params.id,
      ip,
    })
    return newCodes(transaction, params.id)
  })
  return { recovery_codes }
})

export const deleteTotpRoute = bind(deleteTotp, async ({ context, params, ip }) => {
  await context.transaction(async (transaction) => {
    const { numDeletedRows } = await transaction.database
      .deleteFrom('totp')
      .where('account_id', '=', params.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    await transaction.database.deleteFrom('recovery_code').where('account_id', '=', params.id).execute()
    await writeAudit(transaction, { action: 'account.second_factor_off', accountId: params.id, ip })
    const account = await accountOf(transaction.database, params.id)
    await enqueueMail(transaction, account, { template: 'second_factor_off' })
    publishAccount(transaction, params.id)
  })
  return undefined
})
