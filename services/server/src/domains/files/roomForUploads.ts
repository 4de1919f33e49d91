import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import { timestamp } from '../../store/timestamp.js'
import type { Reading, Transaction } from '../../transaction/transaction.js'
import { unfinished } from './uploads.js'

const megabyte = 1024 * 1024

/** Uploads that are not finished and may be gone on with. */
const begun = (reading: Reading) =>
  reading.database.selectFrom('upload').where(unfinished).where('expires_at', '>', timestamp(reading))

/** The bytes that all uploads may have together: the free space of the disk, and their received bytes. */
export async function roomForUploads(context: Context): Promise<number> {
  const rows = await begun(context).select('file_key').execute()
  const sizes = await Promise.all(
    rows.map(async ({ file_key }) => (await context.parts.sizeOf(file_key)) ?? 0),
  )
  const come = sizes.reduce((sum, size) => sum + size, 0)
  return (await context.parts.freeBytes()) + come - context.limits.uploadSpareMegabytes * megabyte
}

/**
 * Counts the bytes that uploads only say will come as if they were there.
 *
 * @param size of the upload that is to begin.
 * @throws ApiFailure `no_room`.
 */
export async function requireRoom(transaction: Transaction, size: number, roomBytes: number): Promise<void> {
  const { promised } = await begun(transaction)
    .select((select) => select.fn.sum<number | string | null>('size_bytes').as('promised'))
    .executeTakeFirstOrThrow()
  // PostgreSQL adds large numbers up to a text.
  if (Number(promised ?? 0) + size > roomBytes) throw new ApiFailure('no_room')
}
