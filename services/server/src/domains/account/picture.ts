import { deletePicture, getPicture, savePicture } from '@saywright/api/contract'
import { ApiFailure, goneSignal } from '@saywright/http'
import type { Context } from '../../context.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { accountOf } from '../shared/people/accounts.js'
import { publishPerson } from '../shared/people/publishAccount.js'

export const savePictureRoute = bind(savePicture, async ({ context, params, body }, reply) => {
  const asker = { accountId: params.id, signal: goneSignal(reply) }
  await replacePicture(context, params.id, await context.pictures.save(asker, body.file))
  return undefined
})

export const deletePictureRoute = bind(deletePicture, async ({ context, params }) => {
  await replacePicture(context, params.id, null)
  return undefined
})

function replacePicture({ transaction, pictures }: Context, accountId: number, picture_key: string | null) {
  return transaction(async (transaction) => {
    const { picture_key: old } = await accountOf(transaction.database, accountId)
    await transaction.database
      .updateTable('account')
      .set({ picture_key, updated_at: timestamp(transaction) })
      .where('id', '=', accountId)
      .execute()
    await publishPerson(transaction, accountId)
    if (old) transaction.afterCommit(() => pictures.remove(old))
  })
}

export const getPictureRoute = bind(getPicture, async ({ context, params, query, session }) => {
  const row = await context.database
    .selectFrom('account')
    .select('picture_key')
    .where('id', '=', params.id)
    .where((where) =>
      where.or([
        where('id', '=', session.accountId),
        where.exists(
          where
            .selectFrom('organization_member as theirs')
            .innerJoin('organization_member as own', 'own.organization_id', 'theirs.organization_id')
            .select('theirs.id')
            .whereRef('theirs.account_id', '=', 'account.id')
            .where('own.account_id', '=', session.accountId),
        ),
      ]),
    )
    .executeTakeFirst()
  if (!row?.picture_key) throw new ApiFailure('not_found')
  return context.pictures.read(row.picture_key, query?.size)
})
