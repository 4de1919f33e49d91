import { createTag, deleteTag, listTags, saveTag, type Tag, tagTypes } from '@saywright/api/contract'
import { ApiFailure, incorrectForm } from '@saywright/http'
import type { Selectable } from 'kysely'
import { writeStaffAudit } from '../../audit/writeStaffAudit.js'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import type { TagTable } from '../../store/tables/collections.js'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { bind } from '../shared/call.js'
import { fieldTaken } from '../shared/nameTaken.js'
import { renameTag } from './renameTag.js'
import { usesOfTags } from './usesOfTags.js'

type Row = Selectable<TagTable>

const columns = { type: 'tag.type', name: 'tag.name_folded', created_at: 'tag.created_at' } as const

export const listTagsRoute = bind(listTags, async ({ context, query }) => {
  const page = pageRequest(query, columns, { column: 'tag.type', direction: 'asc' })
  const type = tagTypes.find((known) => known === query?.filters?.type)
  if (query?.filters?.type !== undefined && !type) throw incorrectForm({ 'filters.type': 'invalid' })
  const found = context.database
    .selectFrom('tag')
    .selectAll()
    .$if(type !== undefined, (rows) => rows.where('type', '=', type ?? 'other'))
    .where(hasWords(['tag.name_folded', 'tag.english_folded', 'tag.french_folded'], page.keywords))
  const usesOf = await usesOfTags(context.database)
  return listPage(found, page, 'tag.id', (rows) => rows.map((row) => tagResponse(row, usesOf(row))))
})

const tagResponse = ({ is_locked, english, french, ...row }: Row, uses_total: number): Tag => ({
  ...row,
  display_name: english,
  translations: { 'en-US': english, 'fr-FR': french },
  locked: is_locked,
  uses_total,
})

const objectOf = (id: number) => ({ kind: 'tag', id })

export const createTagRoute = bind(createTag, async (call) =>
  call.context.transaction(async (transaction) => {
    const { name, type, english, french } = call.body
    const { id } = await transaction.database
      .insertInto('tag')
      .values({
        ...{ name, type, english: english.trim(), french: french.trim() },
        is_locked: false,
        created_at: timestamp(transaction),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(fieldTaken('name'))
    const object = objectOf(id)
    await writeStaffAudit(transaction, call, { action: 'staff.tag_created', object, values: { name, type } })
    return { id }
  }),
)

/** @throws ApiFailure `not_found`, `locked` for a tag of the product. */
async function findOwn({ database }: Transaction, id: number): Promise<Row> {
  const row = await database.selectFrom('tag').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  if (row.is_locked) throw new ApiFailure('locked')
  return row
}

export const saveTagRoute = bind(saveTag, async (call) => {
  const { id } = call.params
  const [english, french] = [call.body.english.trim(), call.body.french.trim()]
  await call.context.transaction(async (transaction) => {
    const tag = await findOwn(transaction, id)
    await transaction.database.updateTable('tag').set({ english, french }).where('id', '=', id).execute()
    await renameTag(transaction, tag, english)
    await writeStaffAudit(transaction, call, {
      action: 'staff.tag_updated',
      object: objectOf(id),
      values: { name: tag.name, before: tag.english, after: english },
    })
  })
  return undefined
})

export const deleteTagRoute = bind(deleteTag, async (call) => {
  const { id } = call.params
  await call.context.transaction(async (transaction) => {
    const tag = await findOwn(transaction, id)
    const usesOf = await usesOfTags(transaction.database)
    if (usesOf(tag) > 0) throw new ApiFailure('in_use')
    await transaction.database.deleteFrom('tag').where('id', '=', id).execute()
    const values = { name: tag.name, type: tag.type }
    await writeStaffAudit(transaction, call, { action: 'staff.tag_deleted', object: objectOf(id), values })
  })
  return undefined
})
