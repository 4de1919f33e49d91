import { undoAddressChange } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { consumeCode, dropCodes, findCode } from '../../security/codes.js'
import { lockAccount } from '../../security/lockAccount.js'
import { revokeAll } from '../../security/sessions.js'
import { timestamp } from '../../store/timestamp.js'
import { isUniqueViolation } from '../../store/uniqueViolation.js'
import type { Unit } from '../../unit/unit.js'
import { emailKey } from '../account/accounts.js'
import { publishAccount } from '../account/publishAccount.js'
import { writeAudit } from '../audit/writeAudit.js'
import { bind } from '../shared/call.js'

export const undoAddressChangeRoute = bind(undoAddressChange, async ({ context, body, ip }) => {
  const { id, accountId, payload } = await findCode(context, 'address_undo', body.code)
  const email = String(payload.email)
  await context
    .change(async (unit) => {
      await lockAccount(unit, accountId)
      await consumeCode(unit, id)
      const { created_at: since } = await unit.database
        .selectFrom('code')
        .select('created_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await freeAddress(unit, email)
      await unit.database
        .updateTable('account')
        .set({ email, email_key: emailKey(email), updated_at: timestamp(unit) })
        .where('id', '=', accountId)
        .execute()
      await removeAddedSince(unit, accountId, since)
      await dropCodes(unit, accountId, ['password', 'link', 'confirm', 'handover', 'second_factor', 'email'])
      await dropLaterUndos(unit, accountId, id)
      await revokeAll(unit, accountId)
      await writeAudit(unit, { action: 'account.email_changed', accountId, ip })
      publishAccount(unit, accountId)
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? new ApiFailure('already_exists', { cause: error }) : error
    })
  return undefined
})

/** Somebody may have signed up with the address meanwhile, to keep its owner out: without its mails they are nobody. */
async function freeAddress({ database }: Unit, email: string): Promise<void> {
  await database
    .deleteFrom('account')
    .where('email_key', '=', emailKey(email))
    .where('is_confirmed', '=', false)
    .execute()
}

/** Whoever changed the address may have added ways in of their own. */
async function removeAddedSince({ database }: Unit, accountId: number, since: string): Promise<void> {
  const totp = await database
    .deleteFrom('totp')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  if (totp.numDeletedRows > 0n)
    await database.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  for (const table of ['passkey', 'identity'] as const) {
    await database
      .deleteFrom(table)
      .where('account_id', '=', accountId)
      .where('created_at', '>=', since)
      .execute()
  }
}

/** A later change mailed such a link to the address that is undone now. */
async function dropLaterUndos(unit: Unit, accountId: number, id: number): Promise<void> {
  await unit.database
    .updateTable('code')
    .set({ used_at: timestamp(unit) })
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'address_undo')
    .where('id', '>', id)
    .where('used_at', 'is', null)
    .execute()
}
