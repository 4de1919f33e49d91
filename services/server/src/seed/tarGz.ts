import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { ArchiveEntry } from './zip.js'

const block = 512
// 1 January 2026: an archive of the same files is always the same bytes.
const seconds = 1_767_225_600

/** A tar archive, packed by gzip, piece by piece. Scripts of a shell may be run. */
export function tarGz(entries: readonly ArchiveEntry[]): AsyncIterable<Uint8Array> {
  return Readable.from(tar(entries)).pipe(createGzip())
}

/** @see POSIX.1-2017, pax, "ustar Interchange Format" */
function* tar(entries: readonly ArchiveEntry[]): Generator<Uint8Array> {
  for (const entry of entries) {
    yield header(entry)
    yield entry.bytes
    yield Buffer.alloc((block - (entry.bytes.length % block)) % block)
  }
  yield Buffer.alloc(2 * block)
}

function header({ path, bytes }: ArchiveEntry): Uint8Array {
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  const bytesOf = Buffer.alloc(block)
  const write = (text: string, at: number) => bytesOf.write(text, at, 'latin1')
  write(path, 0)
  write(path.endsWith('.sh') ? '0000755' : '0000644', 100)
  write(octal(0, 7), 108)
  write(octal(0, 7), 116)
  write(octal(bytes.length, 11), 124)
  write(octal(seconds, 11), 136)
  write(' '.repeat(8), 148)
  write('0ustar\x0000', 156)
  const sum = bytesOf.reduce((total, byte) => total + byte, 0)
  write(`${octal(sum, 6)}\0 `, 148)
  return bytesOf
}
