import { createUpload, isStudioRange, nameKey, type UploadForm } from '@saywright/api/contract'
import { ApiFailure, incorrectForm } from '@saywright/http'
import type { Context } from '../../context.js'
import { timestamp } from '../../store/timestamp.js'
import { acquireLock } from '../../transaction/acquireLock.js'
import type { Transaction } from '../../transaction/transaction.js'
import { bind } from '../shared/call.js'
import { nameTaken } from '../shared/nameTaken.js'
import { readStudioVersion } from './readStudioVersion.js'
import { readTags } from './readTags.js'
import { requireFileProject } from './requireFileProject.js'
import { requireRoom, roomForUploads } from './roomForUploads.js'
import { requireUpload, type UploadRow, unfinished, uploadPath, uploadResponse } from './uploads.js'

const megabyte = 1024 * 1024

export const createUploadRoute = bind(createUpload, async (call, reply) => {
  const { context, body, session, request } = call
  await requireFileProject(context, session, body.project_id)
  const { uploadMegabytes, packageMegabytes } = context.limits
  if (body.size > (body.package ? packageMegabytes : uploadMegabytes) * megabyte)
    throw new ApiFailure('too_large')
  if (body.package && !isStudioRange(body.package))
    throw incorrectForm({ 'package.max_studio_version': 'outOfRange' })
  const said = saidOf(body, readStudioVersion(request.headers))
  const roomBytes = await roomForUploads(context)
  const id = await context
    .transaction((transaction) =>
      beginUpload(context, transaction, session.accountId, { said, size: body.size, roomBytes }),
    )
    .catch((error) => {
      throw nameTaken(error)
    })
  reply.header('Location', uploadPath(id))
  return uploadResponse(context, await requireUpload(context, session, id))
})

type Said = ReturnType<typeof saidOf>

function saidOf(form: UploadForm, studioVersion: string | undefined) {
  return {
    project_id: form.project_id,
    name: form.name,
    name_key: nameKey(form.name),
    original_name: form.original_name ?? form.name,
    media_type: form.media_type ?? 'application/octet-stream',
    description: form.description ?? null,
    version: form.version ?? null,
    sha256: form.sha256 ?? null,
    tags_json: JSON.stringify(readTags(form.tags)),
    fingerprint: form.fingerprint ?? null,
    studio_version: studioVersion ?? null,
    package_json: form.package ? JSON.stringify(form.package) : null,
  }
}

/** The upload of a name: the same file is gone on with, another one of the same person takes its place. */
async function beginUpload(
  context: Context,
  transaction: Transaction,
  accountId: number,
  { said, size, roomBytes }: { said: Said; size: number; roomBytes: number },
) {
  const { database, limits } = transaction
  // One at a time: the space promised to one is not available to the next.
  await acquireLock(transaction, ['uploads'])
  const file =
    said.package_json === null &&
    (await database
      .selectFrom('file')
      .select('id')
      .where('project_id', '=', said.project_id)
      .where('name_key', '=', said.name_key)
      .executeTakeFirst())
  if (file) throw taken()
  const expires_at = timestamp(transaction, limits.uploadKeptHours * 60 * 60)
  const before = await database
    .selectFrom('upload')
    .selectAll()
    .where('project_id', '=', said.project_id)
    .where('name_key', '=', said.name_key)
    .where(unfinished)
    .executeTakeFirst()
  if (before) {
    if (before.account_id !== accountId && before.expires_at > timestamp(transaction)) throw taken()
    if (isSame(before, said, size) && before.account_id === accountId) {
      const { project_id: _, ...changes } = said
      await database
        .updateTable('upload')
        .set({ ...changes, expires_at })
        .where('id', '=', before.id)
        .execute()
      return before.id
    }
    await database.deleteFrom('upload').where('id', '=', before.id).execute()
    transaction.afterCommit(() => context.parts.remove(before.file_key))
  }
  await requireFewUploads(transaction, accountId)
  await requireRoom(transaction, size, roomBytes)
  const { id } = await database
    .insertInto('upload')
    .values({
      ...said,
      account_id: accountId,
      size_bytes: size,
      file_key: context.files.newKey(),
      created_at: timestamp(transaction),
      expires_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const taken = () => new ApiFailure('already_exists', { errors: { name: 'alreadyExists' } })

const isSame = (before: UploadRow, said: Said, size: number) =>
  said.fingerprint !== null &&
  before.fingerprint === said.fingerprint &&
  before.size_bytes === size &&
  (before.package_json === null) === (said.package_json === null)

async function requireFewUploads(transaction: Transaction, accountId: number): Promise<void> {
  const { count } = await transaction.database
    .selectFrom('upload')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where(unfinished)
    .where('expires_at', '>', timestamp(transaction))
    .executeTakeFirstOrThrow()
  if (count >= transaction.limits.uploadsPerAccount) throw new ApiFailure('too_many_uploads')
}
