// Loaded into a process of a test before its own program: reports its memory, its processor time and its requests. It is not
// part of the product.
import { subscribe } from 'node:diagnostics_channel'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyReply } from 'fastify'
import type { Figures } from './Figures.js'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

interface Told {
  readonly route: { readonly url: string }
  readonly async: boolean
  readonly reply: FastifyReply
}

/** A set of reports, not a count: an awaited refusal reports its end twice, and a count would fall below the real number. */
const underWay = new Set<Told>()
const onTold = (event: string, listener: (told: Told) => void) =>
  subscribe(`tracing:fastify.request.handler:${event}`, (told) => listener(told as Told))

onTold('start', (told) => {
  // Health checks do not count as work.
  if (told.route.url.endsWith('/health')) return
  underWay.add(told)
  // A stream that a handler took over has no report of its end; one without a response may still be at work.
  told.reply.raw.once('close', () => {
    if (told.reply.sent) underWay.delete(told)
  })
})
// A handler that ends at once; one that takes its time says so, and ends later.
onTold('end', (told) => {
  if (!told.async) underWay.delete(told)
})
onTold('asyncEnd', (told) => underWay.delete(told))

process.on('message', (asked) => {
  // Uncollected garbage does not count.
  if (asked === 'collected') {
    collect()
    // Frees what the first collection released, such as buffers outside of the heap.
    collect()
  }
  const { heapUsed, external } = process.memoryUsage()
  const { user, system } = process.threadCpuUsage()
  process.send?.({
    keptBytes: heapUsed + external,
    takenBytes: process.resourceUsage().maxRSS * 1024,
    mainThreadMilliseconds: (user + system) / 1000,
    underWay: underWay.size,
  } satisfies Figures)
})
process.channel?.unref()
