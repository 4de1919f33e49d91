import { switchLicenceKey } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeStaffAudit } from '../../audit/writeStaffAudit.js'
import { timestamp } from '../../store/timestamp.js'
import type { Unit } from '../../unit/unit.js'
import { insertNotification } from '../notifications/insertNotification.js'
import { bind } from '../shared/call.js'
import { publishAccount } from '../shared/people/publishAccount.js'

export const switchLicenceKeyRoute = bind(switchLicenceKey, async (call) => {
  const { context, params, body } = call
  const { id } = params
  const { disabled } = body
  await context.change(async (unit) => {
    if (!(await change(unit, id, disabled))) return
    await writeStaffAudit(unit, call, {
      action: disabled ? 'account.licence_key_disabled' : 'account.licence_key_enabled',
      subjectId: id,
    })
    publishAccount(unit, id)
    await insertNotification(unit, {
      accountId: id,
      kind: disabled ? 'licence_disabled' : 'licence_enabled',
      values: {},
      entity: 'dashboard',
    })
  })
  return undefined
})

/** @returns whether it was otherwise before. @throws ApiFailure `not_found`. */
async function change(unit: Unit, id: number, disabled: boolean): Promise<boolean> {
  const { database } = unit
  const changed = await database
    .updateTable('account')
    .set({ licence_disabled_at: disabled ? timestamp(unit) : null })
    .where('id', '=', id)
    .where('licence_disabled_at', disabled ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (changed) return true
  const known = await database.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new ApiFailure('not_found')
  return false
}
