import type { Convolution, Memory } from './readWeights.js'

/**
 * One frame after the other through a convolution with three taps, a frame of zeros on either side, and a rectifier.
 *
 * @param frames `frames[time][input]`.
 * @returns `[time][output]`, every `stride`th time.
 */
export function convolve(
  frames: readonly Float32Array[],
  { inputs, outputs, stride, taps, bias }: Convolution,
): Float32Array[] {
  const count = Math.ceil(frames.length / stride)
  return Array.from({ length: count }, (_, time) => {
    const result = Float32Array.from(bias)
    taps.forEach((weights, tap) => {
      const frame = frames[time * stride + tap - 1]
      if (!frame) return
      for (let output = 0, row = 0; output < outputs; output++, row += inputs) {
        result[output]! += dot(weights, row, frame)
      }
    })
    return result.map((value) => Math.max(0, value))
  })
}

/** What a memory keeps between two frames. */
export interface MemoryState {
  readonly hidden: Float32Array
  readonly cell: Float32Array
}

/**
 * The state of a long short-term memory after one more frame.
 *
 * @see Hochreiter and Schmidhuber, "Long short-term memory", 1997; gates as PyTorch orders them.
 */
export function remember(
  frame: Float32Array,
  { hidden, cell }: MemoryState,
  { size, ofInput, ofState, bias }: Memory,
): MemoryState {
  const gates = Float32Array.from(bias)
  for (let gate = 0, row = 0; gate < 4 * size; gate++, row += size) {
    gates[gate]! += dot(ofInput, row, frame) + dot(ofState, row, hidden)
  }
  const nextCell = cell.map(
    (kept, index) =>
      sigmoid(gates[size + index]!) * kept + sigmoid(gates[index]!) * Math.tanh(gates[2 * size + index]!),
  )
  const nextHidden = nextCell.map((kept, index) => sigmoid(gates[3 * size + index]!) * Math.tanh(kept))
  return { hidden: nextHidden, cell: nextCell }
}

/** Product of a row of weights with a frame. Four sums, none of which waits for another: half the time of voice activity. */
function dot(weights: Float32Array, row: number, frame: Float32Array): number {
  const inFours = frame.length - (frame.length % 4)
  let [first, second, third, fourth] = [0, 0, 0, 0]
  for (let at = 0; at < inFours; at += 4) {
    first += weights[row + at]! * frame[at]!
    second += weights[row + at + 1]! * frame[at + 1]!
    third += weights[row + at + 2]! * frame[at + 2]!
    fourth += weights[row + at + 3]! * frame[at + 3]!
  }
  for (let at = inFours; at < frame.length; at++) first += weights[row + at]! * frame[at]!
  return first + second + third + fourth
}

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))
