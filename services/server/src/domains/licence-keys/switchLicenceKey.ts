import { switchLicenceKey } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeStaffAudit } from '../../audit/writeStaffAudit.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { insertNotification } from '../notifications/insertNotification.js'
import { bind } from '../shared/call.js'
import { publishAccount } from '../shared/people/publishAccount.js'

export const switchLicenceKeyRoute = bind(switchLicenceKey, async (call) => {
  const { context, params, body } = call
  const { id } = params
  const { disabled } = body
  await context.transaction(async (transaction) => {
    if (!(await change(transaction, id, disabled))) return
    await writeStaffAudit(transaction, call, {
      action: disabled ? 'account.licence_key_disabled' : 'account.licence_key_enabled',
      subjectId: id,
    })
    publishAccount(transaction, id)
    await insertNotification(transaction, {
      accountId: id,
      kind: disabled ? 'licence_disabled' : 'licence_enabled',
      values: {},
      entity: 'dashboard',
    })
  })
  return undefined
})

/** @returns whether it was otherwise before. @throws ApiFailure `not_found`. */
async function change(transaction: Transaction, id: number, disabled: boolean): Promise<boolean> {
  const { database } = transaction
  const changed = await database
    .updateTable('account')
    .set({ licence_disabled_at: disabled ? timestamp(transaction) : null })
    .where('id', '=', id)
    .where('licence_disabled_at', disabled ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (changed) return true
  const known = await database.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new ApiFailure('not_found')
  return false
}
