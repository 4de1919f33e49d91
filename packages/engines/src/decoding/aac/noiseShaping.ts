import type { BitReader } from './bitReader.js'
import type { Channel, Shaping } from './Channel.js'

const windowValues = 128

export function readShaping(reader: BitReader, windowCount: number): Shaping {
  const isShort = windowCount > 1
  return Array.from({ length: windowCount }, () => {
    const count = reader.read(isShort ? 1 : 2)
    const resolution = count > 0 ? reader.read(1) + 3 : 0
    return Array.from({ length: count }, () => {
      const length = reader.read(isShort ? 4 : 6)
      const order = reader.read(isShort ? 3 : 5)
      if (order === 0) return { length, isDownward: false, reflections: [] }
      const isDownward = reader.flag()
      const bits = resolution - reader.read(1)
      const reflections = Array.from({ length: order }, () =>
        reflectionOf(reader.read(bits), bits, resolution),
      )
      return { length, isDownward, reflections }
    })
  })
}

/** A signed number of so many bits, read as the sine of an angle. */
function reflectionOf(value: number, bits: number, resolution: number): number {
  const signed = value >= 2 ** (bits - 1) ? value - 2 ** bits : value
  const half = 2 ** (resolution - 1)
  return Math.sin((signed * Math.PI) / 2 / (signed >= 0 ? half - 0.5 : half + 0.5))
}

/** Undoes what an encoder did to the spectrum, so that its noise follows the sound in time. */
export function applyShaping({ info, shaping, spectrum }: Channel): void {
  const { offsets, bandCount, shapedBands } = info
  for (const [window, filters] of (shaping ?? []).entries()) {
    let bottom = offsets.length - 1
    for (const { length, isDownward, reflections } of filters) {
      const top = bottom
      bottom = Math.max(0, top - length)
      const placeOf = (band: number) => offsets[Math.min(band, shapedBands, bandCount)]!
      const part = spectrum.subarray(
        window * windowValues + placeOf(bottom),
        window * windowValues + placeOf(top),
      )
      if (isDownward) part.reverse()
      predict(part, coefficientsOf(reflections))
      if (isDownward) part.reverse()
    }
  }
}

function coefficientsOf(reflections: readonly number[]): number[] {
  let coefficients: number[] = []
  for (const reflection of reflections) {
    const { length } = coefficients
    coefficients = coefficients.map((value, index) => value + reflection * coefficients[length - 1 - index]!)
    coefficients.push(reflection)
  }
  return coefficients
}

function predict(values: Float64Array, coefficients: readonly number[]): void {
  for (let at = 0; at < values.length; at++) {
    for (let back = 1; back <= Math.min(at, coefficients.length); back++)
      values[at]! -= coefficients[back - 1]! * values[at - back]!
  }
}
