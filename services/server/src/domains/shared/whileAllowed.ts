import { goneSignal } from '@saywright/http'
import type { FastifyReply } from 'fastify'
import type { WatchedAccess } from './watchAccess.js'

/**
 * Does what takes its time for a call, until it is done, the caller hangs up, or the right to it ends.
 *
 * @throws ApiFailure that the call would get now, when its right has ended.
 */
export async function whileAllowed<Result>(
  access: WatchedAccess,
  reply: FastifyReply,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController()
  access.onEnded((failure) => ended.abort(failure))
  try {
    return await work(AbortSignal.any([goneSignal(reply), ended.signal]))
  } finally {
    access.release()
    // Takes precedence over the work's own error about being aborted.
    ended.signal.throwIfAborted()
  }
}
