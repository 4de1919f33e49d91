/** What a program of WASI wants from its surroundings: numbers in, a number of an error out. */
type Calls = Readonly<Record<string, (...numbers: never[]) => number>>

const ok = 0
const badDescriptor = 8
const noEntry = 44
const noSpace = 51
const [directory, file] = [3, 4]
const name = 'clip.wav'

/** Where a program finds the one file that it may write. */
export const outputPath = `/out/${name}`

class Exit extends Error {
  constructor(readonly code: number) {
    super(`The program ended with ${code}`)
  }
}

/**
 * Runs a WASI program that writes one file, `outputPath`, in a memory of its own: it sees no files, no time and no
 * environment, so that the same arguments make the same file.
 *
 * @param fileBytes longest file that it may write.
 * @throws Error when it ends with another code than 0.
 * @see https://github.com/WebAssembly/WASI/blob/main/legacy/preview1/docs.md
 */
export async function runProgram(
  module: WebAssembly.Module,
  args: readonly string[],
  fileBytes: number,
): Promise<Buffer> {
  const output = Buffer.alloc(fileBytes)
  let [length, place] = [0, 0]
  // A memory that grew has another buffer.
  let memory: WebAssembly.Memory
  const view = () => new DataView(memory.buffer)
  const bytesAt = (at: number, count: number) => Buffer.from(memory.buffer, at, count)
  const put = (at: number, value: number) => view().setUint32(at, value, true)
  const strings = args.map((value) => Buffer.from(`${value}\0`))

  const calls: Calls = {
    args_sizes_get(count: number, size: number) {
      put(count, strings.length)
      put(size, Buffer.concat(strings).length)
      return ok
    },
    args_get(places: number, bytes: number) {
      let at = bytes
      for (const [index, value] of strings.entries()) {
        put(places + 4 * index, at)
        bytesAt(at, value.length).set(value)
        at += value.length
      }
      return ok
    },
    clock_time_get(_id: number, _precision: bigint, at: number) {
      view().setBigUint64(at, 0n, true)
      return ok
    },
    fd_fdstat_get(descriptor: number, at: number) {
      // Descriptors 0 to 2 are terminals (2); the numbers of the others are those of their kinds. Everything is allowed.
      bytesAt(at, 24).fill(0).fill(0xff, 8)
      view().setUint8(at, Math.max(2, descriptor))
      return ok
    },
    fd_fdstat_set_flags: () => ok,
    fd_prestat_get(descriptor: number, at: number) {
      if (descriptor !== directory) return badDescriptor
      put(at, 0)
      put(at + 4, '/out'.length)
      return ok
    },
    fd_prestat_dir_name(_descriptor: number, at: number, size: number) {
      bytesAt(at, size).write('/out')
      return ok
    },
    path_open(
      ...[, , at, size, , , , , opened]: [
        number,
        number,
        number,
        number,
        number,
        bigint,
        bigint,
        number,
        number,
      ]
    ) {
      if (bytesAt(at, size).toString() !== name) return noEntry
      put(opened, file)
      return ok
    },
    fd_read(_descriptor: number, _parts: number, _count: number, read: number) {
      put(read, 0)
      return ok
    },
    fd_write(descriptor: number, parts: number, count: number, written: number) {
      let sum = 0
      for (let part = parts; part < parts + 8 * count; part += 8) {
        const size = view().getUint32(part + 4, true)
        sum += size
        if (descriptor !== file) continue
        if (place + size > fileBytes) return noSpace
        bytesAt(view().getUint32(part, true), size).copy(output, place)
        place += size
        length = Math.max(length, place)
      }
      put(written, sum)
      return ok
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, reached: number) {
      if (descriptor !== file) return badDescriptor
      const next = Number(offset) + ([0, place, length][whence] ?? 0)
      if (next < 0 || next > fileBytes) return noSpace
      place = next
      view().setBigUint64(reached, BigInt(place), true)
      return ok
    },
    fd_close: () => ok,
    proc_exit(code: number) {
      throw new Exit(code)
    },
  }

  const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: calls })
  memory = exports.memory as WebAssembly.Memory
  try {
    ;(exports._start as () => void)()
  } catch (cause) {
    if (!(cause instanceof Exit && cause.code === 0)) throw cause
  }
  return output.subarray(0, length)
}
