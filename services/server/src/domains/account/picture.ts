import { deletePicture, getPicture, savePicture } from '@saywright/api/contract'
import { type Context, timestamp } from '../../context.js'
import { bind } from '../../http/bind.js'
import { ApiFailure } from '../../http/failure.js'
import { accountOf } from './accounts.js'
import { publishPerson } from './publishAccount.js'
import { userResponse } from './userResponse.js'

export const savePictureRoute = bind(savePicture, async ({ context, params, body }) => {
  await replacePicture(context, params.id, await context.pictures.save(params.id, body.file))
  await publishPerson(context, params.id)
  return userResponse(context, params.id)
})

export const deletePictureRoute = bind(deletePicture, async ({ context, params }) => {
  await replacePicture(context, params.id, null)
  await publishPerson(context, params.id)
  return userResponse(context, params.id)
})

// The row first: a file that outlives it is swept, a row without its file would lie.
async function replacePicture(
  context: Context,
  accountId: number,
  picture_key: string | null,
): Promise<void> {
  const { picture_key: old } = await accountOf(context.database, accountId)
  await context.database
    .updateTable('account')
    .set({ picture_key, updated_at: timestamp(context) })
    .where('id', '=', accountId)
    .execute()
  if (old) await context.pictures.remove(old)
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
