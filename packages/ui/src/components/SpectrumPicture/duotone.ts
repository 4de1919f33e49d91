import { stops } from './stops.css.js'

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

/** 256 colours as red, green, blue in 0 to 255, from no energy to the most. */
export const duotone: Uint8ClampedArray = makeDuotone()

function makeDuotone() {
  const table = new Uint8ClampedArray(256 * 3)
  for (let index = 0; index < 256; index += 1) {
    const place = index / 255
    const upper = Math.max(
      1,
      stops.findIndex(([stop]) => stop >= place),
    )
    const [from, low] = stops[upper - 1]!
    const [to, high] = stops[upper]!
    const share = (place - from) / (to - from)
    const highChannels = channels(high)
    table.set(
      channels(low).map((value, channel) => value + (highChannels[channel]! - value) * share),
      index * 3,
    )
  }
  return table
}
