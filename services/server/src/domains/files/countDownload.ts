import { ApiFailure } from '@saywright/http'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context.js'

const underWay = new WeakMap<object, Map<number, number>>()
const retryAfterSeconds = 5

/**
 * Counts a download of an account until its response ends: each holds a file open for as long as its caller likes.
 *
 * @throws ApiFailure `too_many_downloads`.
 */
export function countDownload(
  { limits, files }: Pick<Context, 'limits' | 'files'>,
  accountId: number,
  { raw }: Pick<FastifyReply, 'raw'>,
): void {
  const counts = underWay.get(files) ?? new Map<number, number>()
  underWay.set(files, counts)
  const count = counts.get(accountId) ?? 0
  if (count >= limits.downloadsAtOncePerAccount)
    throw new ApiFailure('too_many_downloads', { retryAfterSeconds })
  counts.set(accountId, count + 1)
  raw.once('close', () => {
    const left = (counts.get(accountId) ?? 1) - 1
    if (left > 0) counts.set(accountId, left)
    else counts.delete(accountId)
  })
}
