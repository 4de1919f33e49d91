import type {
  AnyModel,
  Endpoint,
  ModelSegment,
  Page,
  Person,
  pageQuery,
  ValueOf,
} from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import type { Reader } from '../../store/database.js'
import type { StoredType } from '../../store/modelTables.js'
import { listPage, pageRequest } from '../../store/page.js'
import { bindKind, type ServerRoute } from '../shared/call.js'
import { maybePersonOf } from '../shared/people/personOf.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { findStoredModel, type Row, updateStoredModel } from './models.js'
import type { StoredModels } from './storedModels.js'

type Path = `v3/projects/{id}/${ModelSegment}/{modelId}/versions`

/** The fields of a version whatever the kind of its model. */
export interface VersionFields {
  readonly id: number
  readonly revision: number
  readonly author: Person | null
  readonly label: string | null
  readonly restored_from: number | null
  readonly created_at: string
}

/** The calls of the versions of models of a kind. */
export interface StoredVersions<Model extends AnyModel, Summary, Version> {
  readonly list: Endpoint<Path, undefined, ValueOf<typeof pageQuery>, Page<Summary>>
  readonly get: Endpoint<`${Path}/{versionId}`, undefined, undefined, Version>
  readonly label: Endpoint<
    `${Path}/{versionId}`,
    { readonly label?: string | null | undefined },
    undefined,
    undefined
  >
  readonly restore: Endpoint<`${Path}/{versionId}/restore`, { readonly revision: number }, undefined, Model>
  /** A version as a list shows it. */
  readonly summary: (fields: VersionFields, model: Model) => Summary
  /** A version with its content. */
  readonly whole: (fields: VersionFields, model: Model) => Version
}

interface VersionedKind<Model extends AnyModel> {
  readonly kind: { readonly type: StoredType; readonly segment: ModelSegment }
  readonly empty: Readonly<Record<string, unknown>>
  readonly models: StoredModels<Model>
}

const columns = [
  ...(['version.id', 'version.revision', 'version.label', 'version.restored_from'] as const),
  ...(['version.content_json', 'version.created_at'] as const),
  ...(['account.id as account_id', 'account.first_name', 'account.last_name', 'account.email'] as const),
] as const

const versionsOf = (database: Reader, modelId: number) =>
  database
    .selectFrom('model_version as version')
    .leftJoin('account', 'account.id', 'version.account_id')
    .where('version.model_id', '=', modelId)
    .select(columns)

type VersionRow = Awaited<ReturnType<ReturnType<typeof versionsOf>['executeTakeFirstOrThrow']>>

const fieldsOf = ({
  id,
  revision,
  label,
  restored_from,
  created_at,
  ...author
}: VersionRow): VersionFields => ({
  ...{ id, revision, author: maybePersonOf(author) },
  ...{ label, restored_from, created_at },
})

/** A model with the content that it had. */
const earlier = (model: Row, { content_json }: VersionRow): Row => ({ ...model, content_json })

/** Calls that list, get, label and restore versions of models of a kind. */
export function versionRoutesOf<Model extends AnyModel, Summary, Version>(
  { kind, empty, models }: VersionedKind<Model>,
  calls: StoredVersions<Model, Summary, Version>,
): ServerRoute[] {
  const { type, segment } = kind
  const find = async (context: Context, params: { id: number; modelId: number; versionId: number }) => {
    const model = await findStoredModel(context, params, type)
    const version = await versionsOf(context.database, model.id)
      .where('version.revision', '=', params.versionId)
      .executeTakeFirst()
    if (!version) throw new ApiFailure('not_found')
    return { model, version }
  }
  return [
    bindKind(calls.list, async ({ context, params, query }) => {
      const model = await findStoredModel(context, params, type)
      const page = pageRequest(
        query,
        { revision: 'version.revision', created_at: 'version.created_at' },
        { column: 'version.revision', direction: 'desc' },
      )
      return listPage(versionsOf(context.database, model.id), page, 'version.id', async (rows) => {
        const contents = rows.map((row) => earlier(model, row))
        const earlierModels = await models.present(context.database, params.id, contents)
        return earlierModels.map((content, at) => calls.summary(fieldsOf(rows[at] as VersionRow), content))
      })
    }),
    bindKind(calls.get, async ({ context, params }) => {
      const { model, version } = await find(context, params)
      const content = await models.respond(context.database, earlier(model, version))
      return calls.whole(fieldsOf(version), content)
    }),
    bindKind(calls.label, async ({ context, params, body }) => {
      const { version } = await find(context, params)
      await context.transaction(async (transaction) => {
        await transaction.database
          .updateTable('model_version')
          .set({ label: body.label?.trim() ?? null })
          .where('id', '=', version.id)
          .execute()
        await publishChange(transaction, params.id, segment)
      })
      return undefined
    }),
    bindKind(calls.restore, async ({ context, params, body, session }) => {
      const { model, version } = await find(context, params)
      const by = { accountId: session.accountId, restoredFrom: params.versionId }
      const changes = { revision: body.revision, content: { ...empty, ...version.content_json } }
      const saved = await context.transaction(async (transaction) => {
        const row = await updateStoredModel(transaction, model, changes, by)
        await publishChange(transaction, params.id, segment)
        return row
      })
      return models.respond(context.database, saved)
    }),
  ]
}
