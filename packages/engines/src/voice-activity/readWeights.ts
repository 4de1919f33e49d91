/** A convolution over frames: `weights[tap][output * inputs + input]`. */
export interface Convolution {
  readonly inputs: number
  readonly outputs: number
  readonly stride: number
  readonly taps: readonly Float32Array[]
  readonly bias: Float32Array
}

/** A long short-term memory; its gates in the order input, forget, cell, output. */
export interface Memory {
  readonly size: number
  readonly ofInput: Float32Array
  readonly ofState: Float32Array
  readonly bias: Float32Array
}

export interface SileroWeights {
  readonly encoder: readonly Convolution[]
  readonly memory: Memory
  readonly output: Float32Array
  readonly outputBias: number
}

const spectrum = 129
const kernel = 3
const layers = [
  { inputs: spectrum, outputs: 128, stride: 1 },
  { inputs: 128, outputs: 64, stride: 2 },
  { inputs: 64, outputs: 64, stride: 2 },
  { inputs: 64, outputs: 128, stride: 1 },
] as const
const memorySize = 128

/**
 * Reads `silero-vad-v5.bin`: the 32-bit floats of the 16 kHz half of Silero VAD v5, tensor after tensor, little-endian,
 * without its Fourier basis: that is a Hann window of 256 samples.
 *
 * @throws RangeError when the file is not as long as they are.
 */
export function readWeights(file: Uint8Array): SileroWeights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let at = 0
  const next = (length: number) =>
    Float32Array.from({ length }, () => {
      const value = view.getFloat32(at, true)
      at += 4
      return value
    })
  const encoder = layers.map(({ inputs, outputs, stride }): Convolution => {
    const weights = next(outputs * inputs * kernel)
    const taps = Array.from({ length: kernel }, (_, tap) =>
      Float32Array.from({ length: outputs * inputs }, (_, index) => weights[index * kernel + tap] as number),
    )
    return { inputs, outputs, stride, taps, bias: next(outputs) }
  })
  const gates = 4 * memorySize
  const ofInput = next(gates * memorySize)
  const ofState = next(gates * memorySize)
  const [inputBias, stateBias] = [next(gates), next(gates)]
  const bias = inputBias.map((value, index) => value + (stateBias[index] as number))
  const output = next(memorySize)
  const [outputBias = 0] = next(1)
  if (at !== file.byteLength) throw new RangeError(`The weights are ${file.byteLength} bytes, not ${at}`)
  return { encoder, memory: { size: memorySize, ofInput, ofState, bias }, output, outputBias }
}
