// Loaded into a process of a test before its own program: says how much memory and processor time it takes. Nothing of it is in the product.
import type { Figures } from './startMeasured.js'

process.on('message', () => {
  const { user, system } = process.threadCpuUsage()
  process.send?.({
    bytes: process.memoryUsage.rss(),
    mainThreadMilliseconds: (user + system) / 1000,
  } satisfies Figures)
})
process.channel?.unref()
