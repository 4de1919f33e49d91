import pixelmatch from 'pixelmatch'
import { encode, type Pixels } from './pixels.ts'

/** Red where pixels differ, transparent elsewhere, and the smallest area around them. */
export type Difference = {
  pixels: number
  mask?: Buffer
  area?: { x: number; y: number; width: number; height: number }
}

/** Largest distance of two colours that count as the same, from 0 to 1, as pixelmatch measures it: about five of 255 greys. */
const threshold = 0.02

/** Number of pixels that differ, and where; sizes that differ count as everything. */
export function compare(before: Pixels, after: Pixels): Difference {
  const { width, height } = before
  if (width !== after.width || height !== after.height)
    return { pixels: Math.max(width * height, after.width * after.height) }
  const output = new Uint8Array(width * height * 4)
  const pixels = pixelmatch(withAlpha(before), withAlpha(after), output, width, height, {
    threshold,
    diffMask: true,
  })
  if (pixels === 0) return { pixels }
  return { pixels, mask: encode(width, height, output), area: areaOf(output, width) }
}

function withAlpha({ width, height, data }: Pixels): Uint8Array {
  const rgba = new Uint8Array(width * height * 4).fill(255)
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    rgba[to] = data[from]!
    rgba[to + 1] = data[from + 1]!
    rgba[to + 2] = data[from + 2]!
  }
  return rgba
}

function areaOf(mask: Uint8Array, width: number) {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1]
  for (let at = 3; at < mask.length; at += 4) {
    if (mask[at] === 0) continue
    const x = ((at - 3) / 4) % width
    const y = Math.floor((at - 3) / 4 / width)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
