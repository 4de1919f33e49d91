import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive. */
export interface ArchiveEntry {
  /** With slashes between folders, in letters of ASCII. */
  readonly path: string
  readonly bytes: Uint8Array
}

// 1 January 2026: an archive of the same files is always the same bytes.
const date = ((2026 - 1980) << 9) | (1 << 5) | 1

/**
 * A ZIP archive, piece by piece.
 *
 * @see PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16
 */
export async function* zip(entries: readonly ArchiveEntry[]): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { path, bytes } of entries) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt16LE(date, 8)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, place, name]))
    offset += local.length + packed.length
    yield local
    yield packed
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  yield central
  yield Buffer.concat([Buffer.from('PK\x05\x06'), end])
}
