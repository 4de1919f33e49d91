import type { FastifyReply } from 'fastify'

const signals = new WeakMap<object, AbortSignal>()

/** Aborts when the caller hangs up before the response is written, so that its work is not continued. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const known = signals.get(raw)
  if (known) return known
  const controller = new AbortController()
  const look = () => {
    if (!raw.writableFinished) controller.abort()
  }
  if (raw.destroyed) look()
  else raw.once('close', look)
  signals.set(raw, controller.signal)
  return controller.signal
}
