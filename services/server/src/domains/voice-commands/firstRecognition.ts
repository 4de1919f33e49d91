import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { publishChange } from '../shared/projects/publishChange.js'

/** The last step of the onboarding of an organization; its members see it done at once. */
export async function saveFirstRecognition(transaction: Transaction, projectId: number): Promise<void> {
  const { numUpdatedRows } = await transaction.database
    .updateTable('organization')
    .set({ first_recognized_at: timestamp(transaction) })
    .where('first_recognized_at', 'is', null)
    .where('id', '=', (where) =>
      where.selectFrom('project').select('organization_id').where('id', '=', projectId),
    )
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await publishChange(transaction, projectId, 'project')
}
