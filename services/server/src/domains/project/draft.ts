import { deleteProjectDraft, getProjectDraft, saveProjectDraft } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'

export const getProjectDraftRoute = bind(getProjectDraft, async ({ context: { database }, session }) => {
  const draft = await database
    .selectFrom('project_draft')
    .select(['id', 'step', 'content as values', 'updated_at'])
    .where('account_id', '=', session.accountId)
    .executeTakeFirst()
  return { draft: draft ?? null }
})

export const saveProjectDraftRoute = bind(saveProjectDraft, async ({ context, body, session }) =>
  context.change(async (unit) => {
    const { accountId: account_id } = session
    const updated_at = timestamp(unit)
    const changes = { step: body.step, content: body.values, updated_at }
    const saved =
      body.id === undefined
        ? await unit.database
            .insertInto('project_draft')
            .values({ account_id, created_at: updated_at, ...changes })
            .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changes))
            .returning('id')
            .executeTakeFirstOrThrow()
        : await unit.database
            .updateTable('project_draft')
            .set(changes)
            .where('id', '=', body.id)
            .where('account_id', '=', account_id)
            .returning('id')
            .executeTakeFirst()
    // Sent or given up meanwhile, as on another device.
    if (!saved) throw new ApiFailure('not_found')
    return { id: saved.id, updated_at }
  }),
)

export const deleteProjectDraftRoute = bind(deleteProjectDraft, async ({ context, session }) => {
  await context.change((unit) =>
    unit.database.deleteFrom('project_draft').where('account_id', '=', session.accountId).execute(),
  )
  return undefined
})
