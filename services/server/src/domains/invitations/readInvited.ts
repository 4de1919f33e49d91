import type { Unit } from '../../unit/unit.js'

/** Who has answered an invitation need not be told of it any more. */
export async function readInvited(unit: Unit, accountId: number, organizationId: number): Promise<void> {
  await unit.database
    .updateTable('notification')
    .set({ is_read: true })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'invited')
    .where('redirection_id', '=', organizationId)
    .execute()
}
