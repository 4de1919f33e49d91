// Loaded into a process of a test before its own program: says how much memory and processor time it takes, and what it is at. Nothing of it is in the product.
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

/** Each by what is told of it: a refusal that is awaited tells its end twice, and a count would fall below what there is. */
const underWay = new Set<Told>()
const onTold = (event: string, listener: (told: Told) => void) =>
  subscribe(`tracing:fastify.request.handler:${event}`, (told) => listener(told as Told))

onTold('start', (told) => {
  // Whoever asks all the while whether it is there is no work.
  if (told.route.url.endsWith('/health')) return
  underWay.add(told)
  // Of a stream that a handler took over nobody tells the end; who has not responded may still be at it.
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
  // What nobody needs any more is no memory that it takes.
  if (asked === 'collected') {
    collect()
    // What the first one let go of, such as buffers outside of the heap.
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
