import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Number of pixels that differ, and a picture of where; sizes that differ count as everything. */
export function compare(before: Buffer, after: Buffer): { pixels: number; difference?: Buffer } {
  if (before.equals(after)) return { pixels: 0 }
  const a = PNG.sync.read(before)
  const b = PNG.sync.read(after)
  if (a.width !== b.width || a.height !== b.height)
    return { pixels: Math.max(a.width * a.height, b.width * b.height) }
  const difference = new PNG({ width: a.width, height: a.height })
  const pixels = pixelmatch(a.data, b.data, difference.data, a.width, a.height, { threshold: 0.1 })
  return { pixels, difference: PNG.sync.write(difference) }
}
