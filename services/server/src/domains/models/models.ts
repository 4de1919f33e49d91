import { kindOf, nameKey } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.js'
import type { StoredType } from '../../store/modelTables.js'
import type { ModelTable } from '../../store/tables/project.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { requireFreeModelName } from '../shared/modelNames.js'
import type { SavedBy } from '../shared/modelVersions.js'
import { nameTaken } from '../shared/nameTaken.js'
import { requireModelQuota } from '../shared/quotas.js'
import { saveVersion } from './saveVersion.js'

export type Row = Selectable<ModelTable>

/** The content of a model together with the fields of every model. */
export const modelResponse = ({ content_json, ...row }: Row) => ({
  id: row.id,
  name: row.name,
  language: row.language,
  revision: row.revision,
  created_at: row.created_at,
  updated_at: row.updated_at,
  ...content_json,
})

/** @throws ApiFailure `not_found` when the project has no such model of this type. */
export async function findStoredModel(
  { database }: Context,
  place: { readonly id: number; readonly modelId: number },
  type: StoredType,
): Promise<Row> {
  const row = await database
    .selectFrom('model')
    .selectAll()
    .where('id', '=', place.modelId)
    .where('project_id', '=', place.id)
    .where('type', '=', type)
    .executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  return row
}

interface NewModel {
  readonly projectId: number
  readonly type: StoredType
  readonly name: string
  readonly language: string | null
  readonly content: object
  /** Its author. */
  readonly accountId: number
}

/**
 * Adds a model to a project, with its first version.
 *
 * @throws ApiFailure `already_exists` when the project has a model of this name, `too_many_models`.
 */
export async function insertStoredModel(transaction: Transaction, model: NewModel): Promise<Row> {
  const { projectId, type, name, language, content } = model
  await requireModelQuota(transaction, projectId, kindOf(type))
  await requireFreeModelName(transaction, projectId, name)
  const row = await transaction.database
    .insertInto('model')
    .values({
      ...{ project_id: projectId, type, language, revision: 1 },
      ...{ name: name.trim(), name_key: nameKey(name) },
      content_json: JSON.stringify(content),
      created_at: timestamp(transaction),
      updated_at: timestamp(transaction),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error) => {
      throw nameTaken(error)
    })
  await saveVersion(transaction, row, { accountId: model.accountId })
  return row
}

/**
 * Saves the given fields over the revision that was read, and keeps the result as a version.
 *
 * @throws ApiFailure `changed_elsewhere` when someone saved since, `already_exists` for a name that another model has.
 */
export async function updateStoredModel(
  transaction: Transaction,
  before: Row,
  changes: { readonly revision: number; readonly name?: string | undefined; readonly content: object },
  by: SavedBy,
): Promise<Row> {
  const { revision, name, content } = changes
  if (name !== undefined)
    await requireFreeModelName(transaction, before.project_id, name, { table: 'model', id: before.id })
  const saved = await transaction.database
    .updateTable('model')
    .set({
      ...(name !== undefined && { name: name.trim(), name_key: nameKey(name) }),
      content_json: JSON.stringify({ ...before.content_json, ...content }),
      revision: revision + 1,
      updated_at: timestamp(transaction),
    })
    .where('id', '=', before.id)
    // Of two people who read the same revision, the first to save wins.
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst()
    .catch((error) => {
      throw nameTaken(error)
    })
  if (!saved) throw new ApiFailure('changed_elsewhere')
  await saveVersion(transaction, saved, by)
  return saved
}
