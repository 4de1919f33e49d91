import { limits } from '@saywright/api/contract'

const pageBytes = 65_536

/**
 * Bounds the memory of a WebAssembly module, which only grows: what asks for more than `decoderMaxBytes` fails.
 *
 * @param parts what the module exports; its memory is among them.
 */
export function boundMemory(parts: Readonly<Record<string, unknown>>): void {
  const memory = Object.values(parts).find((part) => part instanceof WebAssembly.Memory)
  if (!memory) throw new Error('The memory of the engine was not found')
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * pageBytes > limits.decoderMaxBytes)
      throw new RangeError('The engine asks for too much memory')
    return WebAssembly.Memory.prototype.grow.call(memory, pages)
  }
}
