import type { FastifyReply } from 'fastify'

/** Aborts when the caller hangs up before the response is written: nobody needs what is being done for it. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
