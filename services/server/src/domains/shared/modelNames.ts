import { nameKey } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { type ModelTableName, modelTables } from '../../store/modelTables.js'
import { acquireLock } from '../../transaction/acquireLock.js'
import type { Transaction } from '../../transaction/transaction.js'

/** The place of a model. */
export interface ModelPlace {
  readonly table: ModelTableName
  readonly id: number
}

/**
 * Requires a name that is free among the models of a project, whatever their type. Callers that give names wait for each
 * other.
 *
 * @param self the model that is renamed: its own name is free.
 * @throws ApiFailure `already_exists`.
 */
export async function requireFreeModelName(
  transaction: Transaction,
  projectId: number,
  name: string,
  self?: ModelPlace,
): Promise<void> {
  await acquireLock(transaction, [`names of models of ${projectId}`])
  for (const table of modelTables) {
    const named = transaction.database
      .selectFrom(table)
      .select('id')
      .where('project_id', '=', projectId)
      .where('name_key', '=', nameKey(name))
    const taken = await (self?.table === table ? named.where('id', '<>', self.id) : named).executeTakeFirst()
    if (taken) throw new ApiFailure('already_exists', { errors: { name: 'alreadyExists' } })
  }
}
