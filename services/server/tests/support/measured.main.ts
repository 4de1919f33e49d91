// Loaded into a process of a test before its own program: says how much memory and processor time it takes, and what it is at. Nothing of it is in the product.
import { subscribe } from 'node:diagnostics_channel'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Figures } from './startMeasured.js'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const channel = 'tracing:fastify.request.handler'
let underWay = 0
subscribe(`${channel}:start`, () => {
  underWay++
})
// A handler that ends at once; one that takes its time says so, and ends later.
subscribe(`${channel}:end`, (told) => {
  if (!(told as { async: boolean }).async) underWay--
})
subscribe(`${channel}:asyncEnd`, () => {
  underWay--
})

process.on('message', (asked) => {
  // What nobody needs any more is no memory that it takes.
  if (asked === 'collected') collect()
  const { user, system } = process.threadCpuUsage()
  process.send?.({
    bytes: process.memoryUsage.rss(),
    mainThreadMilliseconds: (user + system) / 1000,
    underWay,
  } satisfies Figures)
})
process.channel?.unref()
