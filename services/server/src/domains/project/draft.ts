import { deleteProjectDraft, getProjectDraft, saveProjectDraft } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { userAgentOf } from '../../security/userAgentOf.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { deviceOf } from '../security/deviceOf.js'
import { bind } from '../shared/call.js'

export const getProjectDraftRoute = bind(getProjectDraft, async ({ context: { database }, session }) => {
  const draft = await database
    .selectFrom('project_draft')
    .select(['id', 'step', 'content as values', 'revision', 'user_agent', 'updated_at'])
    .where('account_id', '=', session.accountId)
    .executeTakeFirst()
  if (!draft) return { draft: null }
  const { user_agent, ...kept } = draft
  return { draft: { ...kept, ...deviceOf(user_agent) } }
})

interface Change {
  readonly accountId: number
  readonly step: string
  readonly content: string
  readonly userAgent: string | null
}

/** @throws ApiFailure `changed_elsewhere` when there is a draft, which another device has begun. */
async function beginDraft(transaction: Transaction, { accountId, step, content, userAgent }: Change) {
  const now = timestamp(transaction)
  const begun = await transaction.database
    .insertInto('project_draft')
    .values({
      account_id: accountId,
      step,
      content,
      revision: 1,
      user_agent: userAgent,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning(['id', 'revision', 'updated_at'])
    .executeTakeFirst()
  if (!begun) throw new ApiFailure('changed_elsewhere')
  return begun
}

/** @throws ApiFailure `not_found` when it was sent or given up, `changed_elsewhere` when another device saved since. */
async function changeDraft(transaction: Transaction, id: number, revision: number, change: Change) {
  const { accountId, step, content, userAgent } = change
  const saved = await transaction.database
    .updateTable('project_draft')
    .set((set) => ({
      step,
      content,
      revision: set('revision', '+', 1),
      user_agent: userAgent,
      updated_at: timestamp(transaction),
    }))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('revision', '=', revision)
    .returning(['id', 'revision', 'updated_at'])
    .executeTakeFirst()
  if (saved) return saved
  const known = await transaction.database
    .selectFrom('project_draft')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  throw new ApiFailure(known ? 'changed_elsewhere' : 'not_found')
}

export const saveProjectDraftRoute = bind(saveProjectDraft, async ({ context, body, session, request }) => {
  const change: Change = {
    accountId: session.accountId,
    step: body.step,
    content: body.values,
    userAgent: userAgentOf(request),
  }
  return context.transaction((transaction) =>
    body.id === undefined
      ? beginDraft(transaction, change)
      : changeDraft(transaction, body.id, body.revision ?? 0, change),
  )
})

export const deleteProjectDraftRoute = bind(deleteProjectDraft, async ({ context, session }) => {
  await context.transaction((transaction) =>
    transaction.database.deleteFrom('project_draft').where('account_id', '=', session.accountId).execute(),
  )
  return undefined
})
