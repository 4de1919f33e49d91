// Loaded into a process of a test before its own program: says how much memory it takes. Nothing of it is in the product.
import type { Figures } from './startMeasured.js'

process.on('message', () => {
  process.send?.({ bytes: process.memoryUsage.rss() } satisfies Figures)
})
process.channel?.unref()
