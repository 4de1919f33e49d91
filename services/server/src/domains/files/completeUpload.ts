import { open } from 'node:fs/promises'
import { ApiFailure } from '@saywright/http'
import { writeAudit } from '../../audit/writeAudit.js'
import type { Context } from '../../context.js'
import type { Transaction } from '../../transaction/transaction.js'
import { nameTaken } from '../shared/nameTaken.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { checksumOf } from './checksumOf.js'
import { insertFile } from './insertFile.js'
import { requireUnfinished, type UploadRow, unfinished } from './uploads.js'

const pieceBytes = 512 * 1024

/** Publishes the package of a complete upload: packages are a domain that imports this one. */
export type PublishPackage = (context: Context, upload: UploadRow, ip: string) => Promise<void>

interface Completion {
  readonly done: Promise<void>
  readonly stop: () => void
}

const underWay = new WeakMap<object, Map<number, Completion>>()

function completionsOf({ files }: Pick<Context, 'files'>): Map<number, Completion> {
  const all = underWay.get(files) ?? new Map<number, Completion>()
  underWay.set(files, all)
  return all
}

/** Ends the transfer of an upload that was discarded while its bytes were being moved to the file store. */
export const stopCompleting = (context: Pick<Context, 'files'>, id: number) =>
  completionsOf(context).get(id)?.stop()

/**
 * Makes the file, or the package, of a complete upload visible. Concurrent calls wait for it.
 *
 * @param ip address that sent the last bytes.
 * @throws ApiFailure `checksum_differs`, `already_exists` and the faults of a package, which delete the upload;
 *   `not_found` for one that was discarded meanwhile.
 */
export function completeUpload(
  context: Context,
  upload: UploadRow,
  ip: string,
  publishPackage: PublishPackage,
): Promise<void> {
  const all = completionsOf(context)
  const begun = all.get(upload.id)
  if (begun) return begun.done
  const stopping = new AbortController()
  const done = complete(context, upload, { ip, signal: stopping.signal, publishPackage }).finally(() =>
    all.delete(upload.id),
  )
  all.set(upload.id, { done, stop: () => stopping.abort() })
  return done
}

interface Last {
  readonly ip: string
  readonly signal: AbortSignal
  readonly publishPackage: PublishPackage
}

async function complete(context: Context, upload: UploadRow, last: Last): Promise<void> {
  const { ip, signal, publishPackage } = last
  const { files, parts } = context
  const isPart = (await parts.sizeOf(upload.file_key)) !== undefined || upload.size_bytes === 0
  if (isPart && upload.size_bytes === 0) await parts.append(upload.file_key, nothing())
  const bytes = isPart ? piecesOf(parts.pathOf(upload.file_key)) : await files.readStream(upload.file_key)
  const sha256 = await checksumOf(bytes)
  if (upload.sha256 !== null && upload.sha256 !== sha256) {
    await discard(context, upload)
    throw new ApiFailure('checksum_differs')
  }
  if (upload.package_json !== null) {
    await publishPackage(context, upload, ip).catch(async (error) => {
      if (error instanceof ApiFailure) await discard(context, upload)
      throw error
    })
    return
  }
  if (isPart)
    await files.take(parts.pathOf(upload.file_key), upload.file_key, signal).catch((error) => {
      throw signal.aborted ? new ApiFailure('not_found') : error
    })
  try {
    await context.transaction((transaction) => makeVisible(transaction, upload, sha256, ip))
  } catch (error) {
    const refusal = nameTaken(error)
    if (refusal instanceof ApiFailure) {
      await discard(context, upload)
      await files.remove(upload.file_key)
    }
    throw refusal
  }
}

async function makeVisible(
  transaction: Transaction,
  upload: UploadRow,
  sha256: string,
  ip: string,
): Promise<void> {
  const now = await requireUnfinished(transaction, upload.id)
  const fileId = await insertFile(transaction, {
    projectId: now.project_id,
    name: now.name,
    originalName: now.original_name,
    mediaType: now.media_type,
    description: now.description ?? undefined,
    version: now.version ?? undefined,
    tags: now.tags_json,
    uploaderId: now.account_id,
    studioVersion: now.studio_version ?? undefined,
    fileKey: now.file_key,
    sizeBytes: now.size_bytes,
    sha256,
  })
  // Stored for a while: a client that lost the response asks again.
  const done = await transaction.database
    .updateTable('upload')
    .set({ file_id: fileId })
    .where('id', '=', upload.id)
    .where('file_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!done) throw new ApiFailure('not_found')
  await publishChange(transaction, now.project_id, 'files')
  await writeAudit(transaction, {
    action: 'file.uploaded',
    accountId: now.account_id,
    staffId: now.account_id,
    organizationId: now.organization_id,
    object: { kind: 'file', id: fileId },
    values: { name: now.name, project: now.title, bytes: now.size_bytes },
    ip,
  })
}

async function discard(context: Context, { id, file_key }: UploadRow): Promise<void> {
  await context.transaction(({ database }) =>
    database.deleteFrom('upload').where('id', '=', id).where(unfinished).execute(),
  )
  await context.parts.remove(file_key)
}

/** The bytes of a file through one piece of memory, however large it is. */
async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path)
  try {
    const memory = Buffer.alloc(pieceBytes)
    for (;;) {
      const { bytesRead } = await file.read(memory, 0, pieceBytes)
      if (bytesRead === 0) return
      yield memory.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
